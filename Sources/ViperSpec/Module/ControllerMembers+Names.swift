extension ControllerMembers {
  static let object = """
    description debugDescription hash hashValue hash(into:) superclass isProxy copy mutableCopy
    isEqual(_:Any?) isKind(of:) isMember(of:) conforms(to:) responds(to:) perform(_:Selector?)
    perform(_:Selector!) perform(_:with:) perform(_:with:with:) perform(_:with:afterDelay:)
    perform(_:with:afterDelay:inModes:) performSelector(onMainThread:with:waitUntilDone:)
    performSelector(inBackground:with:) value(forKey:) value(forKeyPath:) value(forUndefinedKey:)
    setValue(_:forKey:) setValue(_:forKeyPath:) setValue(_:forUndefinedKey:)
    setNilValueForKey(_:String) mutableArrayValue(forKey:) mutableSetValue(forKey:)
    mutableOrderedSetValue(forKey:) dictionaryWithValues(forKeys:) validateValue(_:forKey:)
    addObserver(_:forKeyPath:options:context:) removeObserver(_:forKeyPath:)
    removeObserver(_:forKeyPath:context:) observeValue(forKeyPath:of:change:context:)
    willChangeValue(forKey:) didChangeValue(forKey:) observationInfo classForCoder
    classForKeyedArchiver replacementObject(for:) awakeAfter(using:) forwardingTarget(for:)
    method(for:) doesNotRecognizeSelector(_:Selector!) awakeFromNib prepareForInterfaceBuilder
    isAccessibilityElement accessibilityLabel accessibilityAttributedLabel accessibilityHint
    accessibilityAttributedHint accessibilityValue accessibilityAttributedValue accessibilityTraits
    accessibilityFrame accessibilityPath accessibilityActivationPoint accessibilityLanguage
    accessibilityElementsHidden accessibilityViewIsModal shouldGroupAccessibilityChildren
    accessibilityNavigationStyle accessibilityRespondsToUserInteraction accessibilityUserInputLabels
    accessibilityAttributedUserInputLabels accessibilityHeaderElements accessibilityTextualContext
    accessibilityElements accessibilityContainerType accessibilityElementCount
    accessibilityElement(at:) index(ofAccessibilityElement:) accessibilityElementDidBecomeFocused
    accessibilityElementDidLoseFocus accessibilityElementIsFocused
    accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityActivate accessibilityIncrement
    accessibilityDecrement accessibilityScroll(_:UIAccessibilityScrollDirection)
    accessibilityPerformEscape accessibilityPerformMagicTap accessibilityCustomActions
    accessibilityCustomRotors accessibilityDragSourceDescriptors accessibilityDropPointDescriptors
    accessibilityDirectTouchOptions accessibilityExpandedStatus automationElements
    """

  static let responder = """
    next isFirstResponder canBecomeFirstResponder becomeFirstResponder canResignFirstResponder
    resignFirstResponder touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:)
    touchesCancelled(_:with:) touchesEstimatedPropertiesUpdated(_:Set<UITouch>)
    motionBegan(_:with:) motionEnded(_:with:) motionCancelled(_:with:) pressesBegan(_:with:)
    pressesChanged(_:with:) pressesEnded(_:with:) pressesCancelled(_:with:)
    remoteControlReceived(with:) inputView inputViewController inputAccessoryView
    inputAccessoryViewController reloadInputViews undoManager buildMenu(with:)
    validate(_:UICommand) canPerformAction(_:withSender:) target(forAction:withSender:) keyCommands
    textInputMode textInputContextIdentifier inputAssistantItem userActivity
    restoreUserActivityState(_:NSUserActivity) updateUserActivityState(_:NSUserActivity)
    activityItemsConfiguration editingInteractionConfiguration captureTextFromCamera(_:Any?)
    makeTouchBar touchBar pencilKitResponderState provider(for:) pasteConfiguration
    paste(itemProviders:) canPaste(_:[NSItemProvider]) cut(_:Any?) copy(_:Any?) paste(_:Any?)
    pasteAndMatchStyle(_:Any?) pasteAndGo(_:Any?) pasteAndSearch(_:Any?) select(_:Any?)
    selectAll(_:Any?) delete(_:Any?) duplicate(_:Any?) print(_:Any?) rename(_:Any?) export(_:Any?)
    find(_:Any?) findNext(_:Any?) findPrevious(_:Any?) findAndReplace(_:Any?)
    useSelectionForFind(_:Any?) toggleBoldface(_:Any?) toggleItalics(_:Any?) toggleUnderline(_:Any?)
    increaseSize(_:Any?) decreaseSize(_:Any?) makeTextWritingDirectionLeftToRight(_:Any?)
    makeTextWritingDirectionRightToLeft(_:Any?) updateTextAttributes(conversionHandler:)
    """

  static let controller = """
    storyboard nibName nibBundle view viewIfLoaded isViewLoaded loadView viewDidLoad
    loadViewIfNeeded title preferredContentSize viewWillAppear(_:Bool) viewIsAppearing(_:Bool)
    viewDidAppear(_:Bool) viewWillDisappear(_:Bool) viewDidDisappear(_:Bool) isBeingDismissed
    isBeingPresented isMovingFromParent isMovingToParent additionalSafeAreaInsets
    viewSafeAreaInsetsDidChange viewRespectsSystemMinimumLayoutMargins systemMinimumLayoutMargins
    viewLayoutMarginsDidChange edgesForExtendedLayout extendedLayoutIncludesOpaqueBars
    viewWillLayoutSubviews viewDidLayoutSubviews updateViewConstraints
    supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
    setNeedsUpdateOfSupportedInterfaceOrientations prefersInterfaceOrientationLocked
    setNeedsUpdateOfPrefersInterfaceOrientationLocked childViewControllerForInterfaceOrientationLock
    shouldAutorotate shouldPerformSegue(withIdentifier:sender:) prepare(for:sender:)
    performSegue(withIdentifier:sender:) allowedChildrenForUnwinding(from:)
    childContaining(_:UIStoryboardUnwindSegueSource) canPerformUnwindSegueAction(_:from:sender:)
    canPerformUnwindSegueAction(_:from:withSender:) unwind(for:towards:) show(_:sender:)
    showDetailViewController(_:sender:) present(_:animated:completion:) dismiss(animated:completion:)
    modalPresentationStyle modalTransitionStyle isModalInPresentation definesPresentationContext
    providesPresentationContextTransitionStyle disablesAutomaticKeyboardDismissal
    transitioningDelegate transitionCoordinator targetViewController(forAction:sender:)
    presentationController popoverPresentationController sheetPresentationController
    activePresentationController restoresFocusAfterTransition collapseSecondaryViewController(_:for:)
    separateSecondaryViewController(for:) overrideUserInterfaceStyle preferredUserInterfaceStyle
    childViewControllerForUserInterfaceStyle setNeedsUserInterfaceAppearanceUpdate traitCollection
    traitOverrides traitCollectionDidChange(_:UITraitCollection?) updateTraitsIfNeeded
    setOverrideTraitCollection(_:forChild:) overrideTraitCollection(forChild:) children
    addChild(_:UIViewController) removeFromParent
    transition(from:to:duration:options:animations:completion:)
    shouldAutomaticallyForwardAppearanceMethods beginAppearanceTransition(_:animated:)
    endAppearanceTransition willMove(toParent:) didMove(toParent:) presentingViewController
    presentedViewController parent splitViewController navigationController tabBarController
    navigationItem hidesBottomBarWhenPushed setToolbarItems(_:animated:) toolbarItems tab tabBarItem
    tabBarObservedScrollView setContentScrollView(_:for:) setContentScrollView(_:UIScrollView?)
    contentScrollView(for:) contentUnavailableConfiguration contentUnavailableConfigurationState
    setNeedsUpdateContentUnavailableConfiguration updateContentUnavailableConfiguration(using:)
    extensionContext beginRequest(with:) preferredScreenEdgesDeferringSystemGestures
    childForScreenEdgesDeferringSystemGestures setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    prefersHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    setNeedsUpdateOfHomeIndicatorAutoHidden preferredTransition focusGroupIdentifier
    prefersPointerLocked setNeedsUpdateOfPrefersPointerLocked childViewControllerForPointerLock
    prefersStatusBarHidden childForStatusBarHidden childForStatusBarStyle preferredStatusBarStyle
    modalPresentationCapturesStatusBarAppearance preferredStatusBarUpdateAnimation
    setNeedsStatusBarAppearanceUpdate childViewControllerForTouchBar setNeedsTouchBarUpdate
    performsActionsWhilePresentingModally addKeyCommand(_:UIKeyCommand)
    removeKeyCommand(_:UIKeyCommand) isEditing setEditing(_:animated:) editButtonItem
    didReceiveMemoryWarning restorationIdentifier restorationClass restorationParent
    objectRestorationClass encodeRestorableState(with:) decodeRestorableState(with:)
    applicationFinishedRestoringState interactionActivityTrackingBaseName
    childViewControllerForPreferredContainerBackgroundStyle preferredContainerBackgroundStyle
    setNeedsUpdateOfPreferredContainerBackgroundStyle ornaments setNeedsUpdateProperties
    updateProperties updatePropertiesIfNeeded
    viewWillTransition(to:with:) willTransition(to:with:) preferredFocusEnvironments
    size(forChildContentContainer:withParentContainerSize:) preferredFocusedView
    preferredContentSizeDidChange(forChildContentContainer:) parentFocusEnvironment
    systemLayoutFittingSizeDidChange(forChildContentContainer:) focusItemContainer
    setNeedsFocusUpdate updateFocusIfNeeded shouldUpdateFocus(in:) didUpdateFocus(in:with:)
    soundIdentifierForFocusUpdate(in:) encode(with:) topLayoutGuide bottomLayoutGuide
    automaticallyAdjustsScrollViewInsets searchDisplayController interfaceOrientation
    willRotate(to:duration:) willAnimateRotation(to:duration:) didRotate(from:) previewActionItems
    registerForPreviewing(with:sourceView:) unregisterForPreviewing(withContext:)
    """

  static let navigation = """
    delegate topViewController visibleViewController viewControllers
    setViewControllers(_:animated:) pushViewController(_:animated:) popViewController(animated:)
    popToRootViewController(animated:) popToViewController(_:animated:) toolbar navigationBar
    interactivePopGestureRecognizer interactiveContentPopGestureRecognizer isNavigationBarHidden
    setNavigationBarHidden(_:animated:) isToolbarHidden setToolbarHidden(_:animated:)
    hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenVerticallyCompact hidesBarsWhenKeyboardAppears
    barHideOnTapGestureRecognizer barHideOnSwipeGestureRecognizer
    """

  static let tabs = """
    delegate tabs mode sidebar tabBar viewControllers setViewControllers(_:animated:)
    customizableViewControllers moreNavigationController selectedViewController selectedIndex
    compactTabIdentifiers customizationIdentifier isTabBarHidden selectedTab
    setTabBarHidden(_:animated:) setTabs(_:animated:) tab(forIdentifier:)
    """
}
