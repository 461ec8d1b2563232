import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {samples} from '@site/site/home';
import useTrustedHtml from '@markdown-zh/ui/useTrustedHtml';
import TryInPlayground from '@site/src/components/TryInPlayground';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './styles.module.css';
import {useHomeEditor} from './useHomeEditor';

/** Minimum height of the field in lines, taken from the first sample. */
const rows = samples[0].source.split('\n').length + 1;

const messages = {
  failed: '没有加载成功，再改一个字就重试。',
  refused: '引擎处理不了这段文字。',
  stopped: '这段文字要算很久，已经停下。删短一些再试，文字还在。',
} as const;

/** The editor of the home page: the result beside the text as the reader types, with diagnoses below. */
export default function HomeEditor(): ReactNode {
  const {rootId, field, source, html, error, bound, Findings, prepare, change, replace} =
    useHomeEditor();
  const id = useId();
  const result = useTrustedHtml(html);

  return (
    <section id={rootId} aria-label="试写 Markdown" className={styles.sheet}>
      <div className={styles.side}>
        <p className={styles.label} id={`${id}source`}>
          写下
        </p>
        <textarea
          ref={field}
          className={styles.source}
          aria-labelledby={`${id}source`}
          value={source}
          rows={rows}
          spellCheck={false}
          autoCapitalize="off"
          onFocus={prepare}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
        <pre className={styles.source}>{samples[0].source}</pre>
      </div>
      <div className={styles.side}>
        <p className={styles.label} id={`${id}result`}>
          得到
        </p>
        <div
          role="group"
          aria-labelledby={`${id}result`}
          data-result=""
          className={clsx(styles.result, 'markdown')}
          // Sanitised by renderStandardMarkdown.
          dangerouslySetInnerHTML={result}
        />
        {error && (
          <p role="alert" className={styles.error}>
            {messages[error]}
          </p>
        )}
        {bound !== undefined && (
          <p role="status" className={styles.error}>
            {bound}
          </p>
        )}
      </div>
      <div className={styles.samples}>
        <span>换一段：</span>
        {samples.map(({label, source: text}) => (
          <button
            key={label}
            type="button"
            aria-pressed={text === source}
            onClick={() => {
              replace(text);
            }}
          >
            {label}
          </button>
        ))}
        <span lang={interfaceLanguage} className={styles.playground}>
          <TryInPlayground source={source} />
        </span>
      </div>
      {Findings && (
        <div className={styles.findings}>
          <Findings source={source} field={field} onReplace={replace} />
        </div>
      )}
    </section>
  );
}
