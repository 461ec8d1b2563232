import type {ThemeId} from '../../copy-targets';
import type * as languages from '../code/languages';
import type * as diagnosis from '../diagnosis';
import {asHtml, asRichText} from './html';
import {forLark} from './lark';
import {asMarkdown} from './markdown';
import {plainText} from './plain-text';
import type {Published, PublishAsk} from './published';
import {forZhihu} from './zhihu';

/** Code that other jobs load, too. */
interface Loaders {
  readonly loadDiagnosis: () => Promise<Pick<typeof diagnosis, 'featureUses'>>;
  /** Loads the languages of code. */
  readonly loadCode: () => Promise<typeof languages>;
}

/** Loads what a target needs for a text, and returns the work. */
export async function publish(
  {source, target, dialect}: PublishAsk,
  {loadDiagnosis, loadCode}: Loaders,
): Promise<() => Published | Promise<Published>> {
  switch (target) {
    case 'wechat-seal':
    case 'wechat-pine':
    case 'wechat-plain': {
      const theme = target.slice('wechat-'.length) as ThemeId;
      const mayHaveFormulas = /\$|^\s*(?:`{3,}|~{3,})\s*math\b/m.test(source);
      const [{forWechat}, {loadLanguages}, drawFormulas] = await Promise.all([
        import('./wechat'),
        loadCode(),
        mayHaveFormulas ? import('./math-svg').then((math) => math.drawFormulas) : noFormulas,
      ]);
      await loadLanguages();
      return () => forWechat(source, theme, drawFormulas);
    }
    case 'zhihu':
      return () => forZhihu(source);
    case 'lark':
      return () => forLark(source);
    case 'word': {
      const {wordClipboard} = await import('../word-clipboard');
      return () => wordClipboard(source);
    }
    case 'rich':
      return () => asRichText(source, dialect);
    case 'html':
      return () => asHtml(source, dialect);
    case 'text':
      return () => plainText(source);
    case 'markdown': {
      const {featureUses} = await loadDiagnosis();
      return () => asMarkdown(source, featureUses(source));
    }
  }
}

async function noFormulas(): Promise<void> {
  // Nothing to draw.
}
