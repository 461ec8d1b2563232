import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type Settings} from './settings.ts';

/** What the plugin's options say to the box. */
export function useSettings(): Settings {
  return usePluginData(pluginName) as Settings;
}
