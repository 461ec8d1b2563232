import {themes} from 'prism-react-renderer';
import {stylesOf, type Colours, type Theme} from './theme.ts';

const colours: Colours = {
  ink: '#333333',
  soft: '#666666',
  line: '#e2e2e2',
  raised: '#f7f7f7',
  link: '#576b95',
  accent: '#333333',
};

const code = {...themes.vsLight, plain: {color: '#333333', backgroundColor: '#f7f7f7'}};
const styles = stylesOf(colours, code);
const {line, soft} = colours;

/** Black on white, thin lines. */
export const plain: Theme = {
  code,
  styles: {
    ...styles,
    h2: `${styles.h2};padding:12px 0;border-top:1px solid ${line};border-bottom:1px solid ${line};text-align:center`,
    h3: `${styles.h3};text-align:left`,
    blockquote: `margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${line}`,
    h4: `${styles.h4};color:${soft}`,
  },
};
