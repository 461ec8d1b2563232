import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type Props = {
  /** The address of the page that has the sections now. */
  readonly page: string;
  /** The texts of the links, by anchor. */
  readonly sections: Readonly<Record<string, string>>;
};

/**
 * Keeps the anchors of sections that moved to another page. Each leads to the link that names the section's new address. With scripts,
 * src/client/moved-sections.ts follows that link. Articles do the same with `moved_sections` (plugins/articles/remark-moved-sections).
 */
export default function MovedSections({page, sections}: Props): ReactNode {
  return (
    <ul>
      {Object.entries(sections).map(([id, text]) => (
        <li key={id}>
          <Link id={id} to={`${page}#${id}`} data-moved-section="">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
