import {memo, type ReactNode, type Ref} from 'react';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import {trustedHtml} from '@markdown-zh/ui/trusted-html';
import styles from './PlainField.module.css';

type Props = {
  readonly ref: Ref<HTMLDivElement>;
  readonly labelId: string;
  readonly text: string;
};

/**
 * A field with the text's lines at the same positions as in CodeMirror. Without scripts, the text cannot be edited.
 *
 * React gets the field as HTML, and so leaves its text alone. `useBeforeHydration` cannot be used here, because setting the text again
 * ends the composition of an input method.
 */
function PlainField({ref, labelId, text}: Props): ReactNode {
  return (
    <div ref={ref} className={styles.plain}>
      <div className={styles.gutter} />
      <div
        className={styles.text}
        lang={contentLanguage}
        suppressHydrationWarning
        // The text is of this site, and escaped.
        dangerouslySetInnerHTML={{__html: trustedHtml(fieldOf(text, labelId))}}
      />
    </div>
  );
}

function fieldOf(text: string, labelId: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Both elements drop a line feed at their start.
  return (
    `<textarea aria-labelledby="${labelId}" autocomplete="off" autocapitalize="off" spellcheck="false">\n${escaped}</textarea>` +
    `<pre>\n${escaped}</pre>`
  );
}

/** Memoised, so that React never writes the HTML again. */
export default memo(PlainField);
