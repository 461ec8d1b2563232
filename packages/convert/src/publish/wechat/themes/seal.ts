import type {PrismTheme} from 'prism-react-renderer';
import {codeTheme} from '../../../code/theme.ts';
import {stylesOf, type Colours, type Theme} from './theme.ts';

/** The site's own: the light colours of src/css/tokens.css, and its colours of code. */
export const sealColours: Colours = {
  ink: '#1d1f23',
  soft: '#55585f',
  line: '#dedbd2',
  raised: '#f4f2ec',
  link: '#2b4c93',
  accent: '#b3321f',
};

const code: PrismTheme = {...codeTheme, plain: {color: '#bfc7d5', backgroundColor: '#292d3e'}};
const styles = stylesOf(sealColours, code);
/** Titles are set in a Song face, as on the site. */
const song = 'font-family:Songti SC,Noto Serif CJK SC,Source Han Serif SC,serif';
const {accent, line, link, soft} = sealColours;

export const seal: Theme = {
  code,
  styles: {
    ...styles,
    h1: `${styles.h1};${song};display:table;margin:8px auto 28px;padding:0 12px 12px;border-bottom:2px solid ${accent}`,
    h2: `${styles.h2};${song};padding:0 0 8px 12px;border-left:4px solid ${accent};border-bottom:1px solid ${line};padding-bottom:4px`,
    h3: `${styles.h3};color:${link}`,
    h4: `${styles.h4};color:${soft}`,
    code: styles.code.replace(`color:${accent}`, `color:${link}`),
  },
};
