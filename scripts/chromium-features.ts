/**
 * The features that Playwright disables in Chromium. Chromium uses only the last `--disable-features`, so a longer list must repeat them. A
 * test compares them with Playwright's own.
 */
export const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/**
 * The suggestions below the address bar. They are two pages of Chromium's own, loaded for every window, and cost a fourth of a short test.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/** The switch that disables features that tests do not need. */
export const withoutFeatures = `--disable-features=${[...disabledByPlaywright, ...addressBar].join()}`;
