import type {DocusaurusConfig} from '@docusaurus/types';

/** The site's configuration without what the build alone asks for: options of plugins, and tags that stand in the HTML. */
export function forPages(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const {headTags: _tags, plugins: _plugins, presets: _presets, ...rest} = config;
  return rest;
}
