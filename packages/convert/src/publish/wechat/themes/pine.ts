import {themes} from 'prism-react-renderer';
import {stylesOf, type Colours, type Theme} from './theme.ts';

const colours: Colours = {
  ink: '#2b332f',
  soft: '#5d6b64',
  line: '#d3e0d8',
  raised: '#f1f6f2',
  link: '#2f6b4f',
  accent: '#2f6b4f',
};

const code = {
  ...themes.vsLight,
  plain: {color: '#24302a', backgroundColor: '#f1f6f2'},
};
const styles = stylesOf(colours, code);
const {accent, line} = colours;

/** Green headings on labels; light code. */
export const pine: Theme = {
  code,
  styles: {
    ...styles,
    h1: `${styles.h1};color:${accent}`,
    h2: `${styles.h2};display:table;margin:40px auto 20px;padding:6px 18px;border-radius:18px;background:${accent};color:#ffffff;font-size:18px`,
    h3: `${styles.h3};padding:0 0 6px;border-bottom:1px dashed ${accent};color:${accent}`,
    h4: `${styles.h4};color:${accent}`,
    strong: `color:${accent};font-weight:bold`,
    pre: `${styles.pre};border:1px solid ${line}`,
  },
};
