import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type Settings} from './settings.ts';

/** The settings of the box, from the plugin's options. */
export function useSettings(): Settings {
  return usePluginData(pluginName) as Settings;
}
