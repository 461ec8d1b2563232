import {renderStandardMarkdown} from '@markdown-zh/diagnosis/standard';
import {pictures} from '../../site/pictures';

type Options = Omit<Parameters<typeof renderStandardMarkdown>[1], 'pictures'>;

/** Renders a live example as the specifications define, with the sizes of this site's pictures. */
export function renderExample(
  source: string,
  options: Options,
): ReturnType<typeof renderStandardMarkdown> {
  return renderStandardMarkdown(source, {...options, pictures});
}
