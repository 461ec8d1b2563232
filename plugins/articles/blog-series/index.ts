import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import blog, {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import {withLeadPages} from './lead-pages';

/**
 * Docusaurus's blog, whose lists (all posts, tags, authors) show a series by its lead page alone. Readers see each subject once, and a
 * list loads no data of the other pages. Pages of posts, the archive, the sidebar and the feeds have all posts.
 */
export default async function blogSeries(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blog(context, options);
  const isOfPosts = ({component}: RouteConfig) =>
    [options.blogPostComponent, options.blogArchiveComponent].includes(component);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const only = (isWanted: (route: RouteConfig) => boolean): typeof actions => ({
        ...actions,
        addRoute: (route) => {
          if (isWanted(route)) {
            actions.addRoute(route);
          }
        },
      });
      await plugin.contentLoaded?.({
        content: withLeadPages(content),
        actions: only((route) => !isOfPosts(route)),
      });
      // Last, so that the data of the sidebar is that of all posts.
      await plugin.contentLoaded?.({content, actions: only(isOfPosts)});
    },
  };
}

/** Docusaurus looks for it here. */
blogSeries.validateOptions = validateOptions as NonNullable<PluginModule['validateOptions']>;
