/**
 * What Playwright switches off in Chromium. Of several switches `--disable-features` Chromium takes the
 * last, so who adds to them must repeat them; a test compares them with Playwright's own.
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
 * The suggestions below the address bar, which nobody sees here. They are two pages of Chromium's own,
 * loaded for every window: a fourth of what a short test costs.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/** The switch that leaves out of Chromium what tests do without. */
export const withoutFeatures = `--disable-features=${[...disabledByPlaywright, ...addressBar].join()}`;
