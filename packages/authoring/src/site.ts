import type {ContentCheckConfig} from '@markdown-zh/content-check';
import type {Schemas} from './fields.ts';

/** The site in which a command works. */
export interface Site {
  /** The project's folder. */
  readonly root: string;
  /** The settings of the content check, whose schemas also have texts for authors. */
  readonly contentCheck: ContentCheckConfig & {readonly frontMatter?: Schemas};
  /** Those of the given characters that the site's share pictures cannot show. Without it, they show all. */
  readonly missingCharacters?: (characters: readonly string[]) => Promise<readonly string[]>;
}

/** Where a command prints. */
export interface Output {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether somebody can answer questions. */
  readonly isTerminal: boolean;
}
