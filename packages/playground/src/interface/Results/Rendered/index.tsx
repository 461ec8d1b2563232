import {useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import Frame from '../../Frame/index.tsx';
import {firstPreview, knownPreview} from '../../first-results.ts';
import type {Runner} from '../../../runner.ts';
import type {ScrollLink} from '../../../scroll-link.ts';
import {useJob} from '../../useJob.ts';
import type {Dialect} from '@markdown-zh/engines/dialects';
import Html from '../Html/index.tsx';
import JobMessage from '../JobMessage.tsx';
import FirstPreview from './FirstPreview.tsx';
import styles from './styles.module.css';

type Props = {
  readonly runner: Runner;
  readonly source: string;
  /** Whether the text has come from the address or the tab: the first text's result is not for it. */
  readonly isOther: boolean;
  readonly offset: number | undefined;
  readonly dialect: Dialect;
  readonly view: 'preview' | 'html';
  /** Whether to load the frame. */
  readonly isActive: boolean;
  readonly onPick: (from: number, to: number) => void;
  readonly onLink: (href: string) => void;
  readonly scrollLink: ScrollLink;
};

const noBlocks = [] as const;

/** The result of remark, which knows the position of each element, as a page or as HTML. */
export default function Rendered(props: Props): ReactNode {
  const {runner, source, isOther, offset, dialect, view, isActive, onPick, onLink, scrollLink} =
    props;
  const baseUrl = useBaseUrl('/');
  const request = useMemo(
    () => (dialect === 'mdx' ? undefined : {source, dialect, baseUrl}),
    [source, dialect, baseUrl],
  );
  const job = useJob(runner, 'preview', request, knownPreview(source, dialect));
  const [isShown, setShown] = useState(false);
  const isOfFirst = isOther && !isShown && job.request !== request && job.response === firstPreview;
  const response = isOfFirst ? undefined : job.response;
  if (dialect === 'mdx') {
    return (
      <p className={styles.note}>
        <Translate id="site.playground.mdx.note">
          MDX is code: it is shown as a syntax tree, never executed.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <JobMessage job={job} />
      {response?.bound !== undefined && (
        <p role="status" lang={contentLanguage} className={styles.note}>
          {response.bound}
        </p>
      )}
      {view === 'html' ? (
        <Html blocks={response?.output ?? noBlocks} offset={offset} onPick={onPick} />
      ) : (
        <div className={styles.preview}>
          {isActive && (
            <Frame
              title={translate({id: 'site.playground.view.preview', message: 'Preview'})}
              blocks={response?.safe ?? noBlocks}
              offset={offset}
              onPick={onPick}
              onLink={onLink}
              scrollLink={scrollLink}
              onShown={() => {
                setShown(true);
              }}
            />
          )}
          {!isShown && response === firstPreview && <FirstPreview onPick={onPick} />}
        </div>
      )}
    </>
  );
}
