import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useTrustedHtml from '@markdown-zh/ui/useTrustedHtml';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import Controls from './Controls';
import type {ExampleFacts, ExampleState} from './state';
import styles from './View.module.css';

type Props = Partial<Omit<ExampleFacts, 'source'>> & {
  readonly title?: string | undefined;
  readonly source: string;
  readonly html: string;
  readonly output?: string | undefined;
  readonly state: ExampleState;
  /** Without it src/components/ArticleActions edits the example. */
  readonly onEdit?: () => void;
  readonly onChange?: (source: string) => void;
  readonly onReset?: () => void;
};

/** Source and result, side by side if there is room. */
export default function ExampleView(props: Props): ReactNode {
  const {title, source, html, output, flavour, idPrefix, state, onEdit, onChange, onReset} = props;
  const sourceId = useId();
  const resultId = useId();
  const isRendered = state.phase === 'editing';
  const shown = isRendered && state.html !== undefined ? state : {html, output};
  const result = useTrustedHtml(shown.html ?? '');

  return (
    <figure
      className={styles.example}
      data-phase={state.phase}
      data-flavour={flavour}
      data-prefix={idPrefix}
    >
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.panes}>
        <div className={styles.pane}>
          <div className={styles.bar} lang={interfaceLanguage}>
            <span className={styles.label} id={sourceId}>
              Markdown
            </span>
            <Controls
              phase={state.phase}
              problem={isRendered ? state.problem : undefined}
              onEdit={onEdit}
              onReset={onReset}
            />
          </div>
          {state.phase === 'built' ? (
            <Code>{source}</Code>
          ) : (
            <Source value={state.source} labelledBy={sourceId} onChange={onChange} />
          )}
        </div>
        <div className={styles.pane}>
          <div className={styles.bar} lang={interfaceLanguage}>
            <span className={styles.label} id={resultId}>
              <Translate id="site.example.result">Result</Translate>
            </span>
          </div>
          <div
            role="group"
            aria-labelledby={resultId}
            data-result=""
            className={clsx(styles.result, 'markdown')}
            // Sanitised by renderStandardMarkdown.
            dangerouslySetInnerHTML={result}
          />
          {isRendered && state.bound !== undefined && (
            <p role="status" className={styles.bound}>
              {state.bound}
            </p>
          )}
        </div>
      </div>
      {output !== undefined && (
        <div className={styles.pane}>
          <div className={styles.bar} lang={interfaceLanguage}>
            <span className={styles.label}>HTML</span>
          </div>
          <Code>{shown.output ?? ''}</Code>
        </div>
      )}
    </figure>
  );
}

/**
 * Code without highlighting: a highlighter guesses at Markdown, and might show text as bold that is not bold in the
 * result beside it. Tabs and trailing spaces, which have a meaning in Markdown, are visible.
 */
function Code({children}: {readonly children: string}): ReactNode {
  return (
    <pre className={styles.code}>
      <code>
        {children.split(/(\t|(?<! ) +(?=\n|$))/).map((piece, index) => {
          const isSpace = index % 2 === 1;
          return isSpace ? (
            <span key={index} className={clsx(piece === '\t' ? styles.tab : styles.trailing)}>
              {piece}
            </span>
          ) : (
            piece
          );
        })}
      </code>
    </pre>
  );
}

type SourceProps = {
  readonly value: string;
  /** The id of its name, which is in the language of the interface; the text is not. */
  readonly labelledBy: string;
  /** Without it the text is only shown. */
  readonly onChange: ((source: string) => void) | undefined;
};

/** The reader's text. */
function Source({value, labelledBy, onChange}: SourceProps): ReactNode {
  return (
    <textarea
      className={styles.source}
      aria-labelledby={labelledBy}
      readOnly={!onChange}
      value={value}
      rows={value.split('\n').length + 1}
      spellCheck={false}
      autoCapitalize="off"
      onChange={(event) => {
        onChange?.(event.target.value);
      }}
    />
  );
}
