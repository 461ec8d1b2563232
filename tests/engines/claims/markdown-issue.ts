import {has, inGfm, refused, type Claim} from './claim';

/** The punctuation marks and symbols that the article tested one by one. */
const marks = Array.from('，。、；：？！“”‘’（）《》〈〉「」『』【】〔〕…—·～￥％');

interface Style {
  readonly delimiter: string;
  readonly tag: string;
}

/** Every mark inside and outside the opening and the closing delimiter, between Han characters. */
function markClaims(): Claim[] {
  const strong = {delimiter: '**', tag: 'strong'};
  const emphasis = {delimiter: '*', tag: 'em'};
  const strikethrough = {delimiter: '~~', tag: 'del'};
  return [...inPositions(strong), ...inPositions(emphasis), ...inPositions(strikethrough)];
}

function inPositions(style: Style): Claim[] {
  const {delimiter: d} = style;
  return [
    refusedMarks(style, 'closing', (mark) => [``, `真${mark}`, `她`]),
    acceptedMarks(style, 'closing', (mark) => [``, `真`, `${mark}她`]),
    refusedMarks(style, 'opening', (mark) => [`他`, `${mark}真`, ``]),
    acceptedMarks(style, 'opening', (mark) => [`他${mark}`, `真`, ``]),
  ].map((claim) => ({...claim, says: `${claim.says} (${d})`}));
}

type Parts = (mark: string) => readonly [before: string, inside: string, after: string];

/** The standard leaves the delimiters as text; the plugins of this site do not. */
function refusedMarks(style: Style, side: string, parts: Parts): Claim {
  const literal = paragraphs(parts, style.delimiter, style.delimiter);
  const styled = paragraphs(parts, `<${style.tag}>`, `</${style.tag}>`);
  return {
    at: '哪些标点会让加粗失效',
    says: `All ${marks.length} marks inside the ${side} delimiter fail beside a Han character`,
    source: markdown(parts, style.delimiter),
    gives: literal,
    except: {
      site: styled,
      'remark-cjk-friendly': style.tag === 'del' ? literal : styled,
    },
  };
}

/** A mark outside the delimiters makes no difference. */
function acceptedMarks(style: Style, side: string, parts: Parts): Claim {
  const literal = paragraphs(parts, style.delimiter, style.delimiter);
  const styled = paragraphs(parts, `<${style.tag}>`, `</${style.tag}>`);
  return {
    at: '哪些标点会让加粗失效',
    says: `All ${marks.length} marks outside the ${side} delimiter work`,
    source: markdown(parts, style.delimiter),
    ...(style.tag === 'del'
      ? {
          gives: literal,
          except: {
            ...inGfm(styled),
            'markdown-it linkify': paragraphs(parts, '<s>', '</s>'),
          },
        }
      : {gives: styled}),
  };
}

function markdown(parts: Parts, delimiter: string): string {
  return marks
    .map((mark) => {
      const [before, inside, after] = parts(mark);
      return `${before}${delimiter}${inside}${delimiter}${after}`;
    })
    .join('\n\n');
}

function paragraphs(parts: Parts, opening: string, closing: string): string {
  return marks
    .map((mark) => {
      const [before, inside, after] = parts(mark);
      return `<p>${before}${opening}${inside}${closing}${after}</p>`;
    })
    .join('');
}

/** The results of markdown-it's typographer option. */
function typographerClaims(): Claim[] {
  const results = [
    ['他说："你好"。', '他说：“你好”。'],
    ['他说 "你好" 了。', '他说 “你好” 了。'],
    ['他说"你好"了。', '他说"你好"了。'],
    ['甲--乙', '甲–乙'],
    ['等等...', '等等…'],
  ] as const;
  return results.map(([source, result]) => ({
    at: '引号变了样',
    says: `The typographer option of markdown-it makes ${result} of ${source}`,
    source,
    gives: `<p>${source}</p>`,
    except: {'markdown-it typographer': `<p>${result}</p>`},
  }));
}

export const markdownIssueClaims: readonly Claim[] = [
  {
    at: '加粗挨着标点',
    says: 'A closing ** after full-width punctuation and before a Han character does not close.',
    source: '**真，**她说。',
    gives: '<p>**真，**她说。</p>',
    except: {site: '<p><strong>真，</strong>她说。</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'A closing ** after a Han character closes, whatever follows.',
    source: '**真**，她说。',
    gives: '<p><strong>真</strong>，她说。</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'A closing ** after punctuation closes before a line end, white space or punctuation, not before letters or digits.',
    source: '- **真，**\n- **真，** 她\n- **真，**「她」\n- **真，**她\n- **真，**2026',
    gives:
      '<ul><li><strong>真，</strong></li><li><strong>真，</strong> 她</li><li><strong>真，</strong>「她」</li><li>**真，**她</li><li>**真，**2026</li></ul>',
    except: {
      site: '<ul><li><strong>真，</strong></li><li><strong>真，</strong> 她</li><li><strong>真，</strong>「她」</li><li><strong>真，</strong>她</li><li><strong>真，</strong>2026</li></ul>',
    },
  },
  {
    at: '加粗挨着标点',
    says: 'An opening ** after a Han character and before punctuation does not open.',
    source: '她说**「你好」**就走了。',
    gives: '<p>她说**「你好」**就走了。</p>',
    except: {site: '<p>她说<strong>「你好」</strong>就走了。</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'An opening ** between an opening bracket and a Han character opens.',
    source: '她说「**你好**」就走了。',
    gives: '<p>她说「<strong>你好</strong>」就走了。</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'A percent sign is punctuation.',
    source: '**50%**的人',
    gives: '<p>**50%**的人</p>',
    except: {site: '<p><strong>50%</strong>的人</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'A space after the closing ** mends it.',
    source: '**50%** 的人',
    gives: '<p><strong>50%</strong> 的人</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'A plus sign is a symbol and counts as punctuation.',
    source: '**C++**语言',
    gives: '<p>**C++**语言</p>',
    except: {site: '<p><strong>C++</strong>语言</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'A space mends bold text that ends with a plus sign.',
    source: '**C++** 语言',
    gives: '<p><strong>C++</strong> 语言</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'A degree sign is a symbol and counts as punctuation.',
    source: '**25°**角',
    gives: '<p>**25°**角</p>',
    except: {site: '<p><strong>25°</strong>角</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'A space mends bold text that ends with a degree sign.',
    source: '**25°** 角',
    gives: '<p><strong>25°</strong> 角</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'A full-width colon inside the stars fails.',
    source: '**注意：**先备份',
    gives: '<p>**注意：**先备份</p>',
    except: {site: '<p><strong>注意：</strong>先备份</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'A full-width colon outside the stars works.',
    source: '**注意**：先备份',
    gives: '<p><strong>注意</strong>：先备份</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'A full-width bracket inside the stars fails.',
    source: '**（可选）**步骤',
    gives: '<p>**（可选）**步骤</p>',
    except: {site: '<p><strong>（可选）</strong>步骤</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'Full-width brackets outside the stars work.',
    source: '（**可选**）步骤',
    gives: '<p>（<strong>可选</strong>）步骤</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'Title marks inside the stars fail.',
    source: '**《三体》**很好',
    gives: '<p>**《三体》**很好</p>',
    except: {site: '<p><strong>《三体》</strong>很好</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'Title marks outside the stars work.',
    source: '《**三体**》很好',
    gives: '<p>《<strong>三体</strong>》很好</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'A backtick is punctuation.',
    source: '用**`npm`**安装',
    gives: '<p>用**<code>npm</code>**安装</p>',
    except: {site: '<p>用<strong><code>npm</code></strong>安装</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'Spaces around the stars mend bold code.',
    source: '用 **`npm`** 安装',
    gives: '<p>用 <strong><code>npm</code></strong> 安装</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'The bracket that ends a link is punctuation.',
    source: '**[文档](https://example.com)**里',
    gives: '<p>**<a href="https://example.com">文档</a>**里</p>',
    except: {site: '<p><strong><a href="https://example.com">文档</a></strong>里</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'Stars inside the link text work.',
    source: '[**文档**](https://example.com)里',
    gives: '<p><a href="https://example.com"><strong>文档</strong></a>里</p>',
  },
  {
    at: '标点必须留在粗体里面时怎么写',
    says: 'HTML tags are bold whatever stands beside them.',
    source: '<strong>真，</strong>她',
    gives: '<p><strong>真，</strong>她</p>',
  },
  {
    at: '标点必须留在粗体里面时怎么写',
    says: 'A space outside mends punctuation inside.',
    source: '**真，** 她',
    gives: '<p><strong>真，</strong> 她</p>',
  },
  {
    at: '标点必须留在粗体里面时怎么写',
    says: 'An entity outside mends punctuation inside, since & is punctuation.',
    source: '**真，**&#8203;她',
    gives: '<p><strong>真，</strong>\u200b她</p>',
  },
  {
    at: '标点必须留在粗体里面时怎么写',
    says: 'A zero-width space outside does not mend punctuation inside.',
    source: '**真，**\u200b她',
    gives: '<p>**真，**\u200b她</p>',
    except: {site: '<p><strong>真，</strong>\u200b她</p>'},
  },
  {
    at: '哪些标点会让加粗失效',
    says: 'An emoji beyond the basic plane counts as a letter in commonmark.js and micromark, as a symbol in markdown-it and marked.',
    source: '**真😀**她',
    gives: '<p><strong>真😀</strong>她</p>',
    except: {
      'markdown-it': '<p>**真😀**她</p>',
      'markdown-it linkify': '<p>**真😀**她</p>',
      marked: '<p>**真😀**她</p>',
    },
  },
  {
    at: '哪些标点会让加粗失效',
    says: 'An emoji of the basic plane counts as a symbol.',
    source: '**好✅**她',
    gives: '<p>**好✅**她</p>',
    except: {site: '<p><strong>好✅</strong>她</p>'},
  },
  {
    at: '哪些标点会让加粗失效',
    says: 'A warning sign counts as a symbol.',
    source: '**注意⚠**她',
    gives: '<p>**注意⚠**她</p>',
    except: {site: '<p><strong>注意⚠</strong>她</p>'},
  },
  {
    at: '哪些标点会让加粗失效',
    says: 'Behind a variation selector, a warning sign and a heart are no punctuation.',
    source: '**注意⚠\uFE0F**她\n\n**爱❤\uFE0F**她',
    gives: '<p><strong>注意⚠\uFE0F</strong>她</p><p><strong>爱❤\uFE0F</strong>她</p>',
  },
  {
    at: '加粗挨着标点',
    says: 'Emphasis by single stars follows the same rule.',
    source: '*真，*她',
    gives: '<p>*真，*她</p>',
    except: {site: '<p><em>真，</em>她</p>'},
  },
  {
    at: '加粗挨着标点',
    says: 'Strikethrough follows the same rule.',
    source: '~~真，~~她',
    gives: '<p>~~真，~~她</p>',
    except: {site: '<p><del>真，</del>她</p>'},
  },
  ...markClaims(),
  {
    at: '加粗加错了字',
    says: 'Quotation marks inside two pairs of stars make the word between the pairs bold.',
    source: '说**「甲」**和**「乙」**吧',
    gives: '<p>说**「甲」<strong>和</strong>「乙」**吧</p>',
    except: {site: '<p>说<strong>「甲」</strong>和<strong>「乙」</strong>吧</p>'},
  },
  {
    at: '加粗加错了字',
    says: 'Quotation marks outside the stars make the right words bold.',
    source: '说「**甲**」和「**乙**」吧',
    gives: '<p>说「<strong>甲</strong>」和「<strong>乙</strong>」吧</p>',
  },
  {
    at: '汉字之间的下划线',
    says: '__ between Han characters stays as text.',
    source: '这是__重点__内容。',
    gives: '<p>这是__重点__内容。</p>',
  },
  {
    at: '汉字之间的下划线',
    says: '** between Han characters is bold.',
    source: '这是**重点**内容。',
    gives: '<p>这是<strong>重点</strong>内容。</p>',
  },
  {
    at: '汉字之间的下划线',
    says: '__ beside punctuation is bold.',
    source: '- 这是__重点__内容\n- 这是，__重点__，内容',
    gives: '<ul><li>这是__重点__内容</li><li>这是，<strong>重点</strong>，内容</li></ul>',
  },
  {
    at: '汉字之间的下划线',
    says: 'A single _ between Han characters stays as text.',
    source: '这是_重点_内容。',
    gives: '<p>这是_重点_内容。</p>',
  },
  {
    at: '星号里面有空格',
    says: 'Stars with white space inside, a full-width space among it, and full-width stars stay as text.',
    source: '- ** 重点 **\n- **\u3000重点**\n- ＊＊重点＊＊',
    gives: '<ul><li>** 重点 **</li><li>**\u3000重点**</li><li>＊＊重点＊＊</li></ul>',
  },
  {
    at: '星号里面有空格',
    says: 'Stars without white space inside are bold.',
    source: '**重点**',
    gives: '<p><strong>重点</strong></p>',
  },
  {
    at: '星号里面有空格',
    says: 'Spaces outside the stars do no harm.',
    source: '说 **重点** 吧',
    gives: '<p>说 <strong>重点</strong> 吧</p>',
  },
  {
    at: '星号变成斜体',
    says: 'A star between digits is emphasis.',
    source: '3*4*5',
    gives: '<p>3<em>4</em>5</p>',
  },
  {
    at: '星号变成斜体',
    says: 'A star with spaces, a multiplication sign and an escaped star are no emphasis.',
    source: '- 3 * 4 * 5\n- 3×4×5\n- 3\\*4\\*5',
    gives: '<ul><li>3 * 4 * 5</li><li>3×4×5</li><li>3*4*5</li></ul>',
  },
  {
    at: '网址吞掉后面的字',
    says: 'A bare address takes the full-width full stop and all that follows; markdown-it stops before the punctuation.',
    source: '见 https://example.com。下一句',
    gives: '<p>见 https://example.com。下一句</p>',
    except: {
      ...inGfm(
        '<p>见 <a href="https://example.com%E3%80%82%E4%B8%8B%E4%B8%80%E5%8F%A5">https://example.com。下一句</a></p>',
      ),
      'markdown-it linkify':
        '<p>见 <a href="https://example.com">https://example.com</a>。下一句</p>',
    },
  },
  {
    at: '网址吞掉后面的字',
    says: 'An inline link ends where it should.',
    source: '见[示例网站](https://example.com)。下一句',
    gives: '<p>见<a href="https://example.com">示例网站</a>。下一句</p>',
  },
  {
    at: '网址吞掉后面的字',
    says: 'Angle brackets and a space end an address; MDX refuses the brackets.',
    source: '见 <https://example.com>。下一句\n\n见 https://example.com 。下一句',
    gives:
      '<p>见 <a href="https://example.com">https://example.com</a>。下一句</p><p>见 https://example.com 。下一句</p>',
    except: {
      ...inGfm(
        '<p>见 <a href="https://example.com">https://example.com</a>。下一句</p><p>见 <a href="https://example.com">https://example.com</a> 。下一句</p>',
      ),
      site: refused,
    },
  },
  {
    at: '网址吞掉后面的字',
    says: 'A space ends an address everywhere, this site included.',
    source: '见 https://example.com 。下一句',
    gives: '<p>见 https://example.com 。下一句</p>',
    except: inGfm('<p>见 <a href="https://example.com">https://example.com</a> 。下一句</p>'),
  },
  {
    at: '网址吞掉后面的字',
    says: 'A bare address takes a full-width bracket.',
    source: '（见 https://example.com）',
    gives: '<p>（见 https://example.com）</p>',
    except: {
      ...inGfm('<p>（见 <a href="https://example.com%EF%BC%89">https://example.com）</a></p>'),
      'markdown-it linkify': '<p>（见 <a href="https://example.com">https://example.com</a>）</p>',
    },
  },
  {
    at: '网址吞掉后面的字',
    says: 'A Han character ends no address, not even in markdown-it.',
    source: 'https://example.com/a吧',
    gives: '<p>https://example.com/a吧</p>',
    except: inGfm('<p><a href="https://example.com/a%E5%90%A7">https://example.com/a吧</a></p>'),
  },
  {
    at: '网址吞掉后面的字',
    says: 'A bare e-mail address ends before a full-width full stop.',
    source: 'hi@example.com。谢谢',
    gives: '<p>hi@example.com。谢谢</p>',
    except: inGfm('<p><a href="mailto:hi@example.com">hi@example.com</a>。谢谢</p>'),
  },
  {
    at: '网址吞掉后面的字',
    says: 'A bare www address takes the rest; markdown-it does not link it.',
    source: 'www.example.com。下一句',
    gives: '<p>www.example.com。下一句</p>',
    except: {
      ...inGfm(
        '<p><a href="http://www.example.com%E3%80%82%E4%B8%8B%E4%B8%80%E5%8F%A5">www.example.com。下一句</a></p>',
      ),
      'markdown-it linkify': '<p>www.example.com。下一句</p>',
    },
  },
  {
    at: '链接用了全角括号',
    says: 'Full-width brackets, a space between the brackets, and a full-width exclamation mark break links and pictures.',
    source:
      '- [文字]（https://example.com）\n- 【文字】(https://example.com)\n- [文字] (https://example.com)\n- ！[图](/img/logo.svg)',
    gives:
      '<ul><li>[文字]（https://example.com）</li><li>【文字】(https://example.com)</li><li>[文字] (https://example.com)</li><li>！<a href="/img/logo.svg">图</a></li></ul>',
    except: {
      ...inGfm(
        '<ul><li>[文字]（<a href="https://example.com%EF%BC%89">https://example.com）</a></li><li>【文字】(<a href="https://example.com">https://example.com</a>)</li><li>[文字] (<a href="https://example.com">https://example.com</a>)</li><li>！<a href="/img/logo.svg">图</a></li></ul>',
      ),
      'markdown-it linkify':
        '<ul><li>[文字]（<a href="https://example.com">https://example.com</a>）</li><li>【文字】(<a href="https://example.com">https://example.com</a>)</li><li>[文字] (<a href="https://example.com">https://example.com</a>)</li><li>！<a href="/img/logo.svg">图</a></li></ul>',
    },
  },
  {
    at: '链接用了全角括号',
    says: 'Half-width brackets side by side make a link.',
    source: '[文字](https://example.com)',
    gives: '<p><a href="https://example.com">文字</a></p>',
  },
  {
    at: '链接用了全角括号',
    says: 'A definition needs a half-width colon.',
    source: '[甲]与[乙]\n\n[甲]：https://example.com\n\n[乙]: https://example.com',
    gives: '<p>[甲]与<a href="https://example.com">乙</a></p><p>[甲]：https://example.com</p>',
    except: inGfm(
      '<p>[甲]与<a href="https://example.com">乙</a></p><p>[甲]：<a href="https://example.com">https://example.com</a></p>',
    ),
  },
  {
    at: '网址里有空格或引号',
    says: 'A space in the address and curly quotation marks around a title break a link.',
    source: '- [手册](https://example.com/电路图 1.pdf)\n- [文字](https://example.com “标题”)',
    gives:
      '<ul><li>[手册](https://example.com/电路图 1.pdf)</li><li>[文字](https://example.com “标题”)</li></ul>',
    except: inGfm(
      '<ul><li>[手册](<a href="https://example.com/%E7%94%B5%E8%B7%AF%E5%9B%BE">https://example.com/电路图</a> 1.pdf)</li><li>[文字](<a href="https://example.com">https://example.com</a> “标题”)</li></ul>',
    ),
  },
  {
    at: '网址里有空格或引号',
    says: 'Angle brackets around the address and straight quotation marks mend it.',
    source: '- [手册](<https://example.com/电路图 1.pdf>)\n- [文字](https://example.com "标题")',
    gives:
      '<ul><li><a href="https://example.com/%E7%94%B5%E8%B7%AF%E5%9B%BE%201.pdf">手册</a></li><li><a href="https://example.com" title="标题">文字</a></li></ul>',
  },
  {
    at: '图片不显示',
    says: 'A backslash is no separator of an address, a space ends it, and a full-width exclamation mark makes a link.',
    source: '- ![接线](图片\\接线.png)\n- ![接线](接线 1.png)\n- ！[接线](接线.png)',
    gives:
      '<ul><li><img src="%E5%9B%BE%E7%89%87%5C%E6%8E%A5%E7%BA%BF.png" alt="接线" /></li><li>![接线](接线 1.png)</li><li>！<a href="%E6%8E%A5%E7%BA%BF.png">接线</a></li></ul>',
  },
  {
    at: '图片不显示',
    says: 'Slashes and no space make a picture.',
    source: '![接线](图片/接线1.png)',
    gives: '<p><img src="%E5%9B%BE%E7%89%87/%E6%8E%A5%E7%BA%BF1.png" alt="接线" /></p>',
  },
  {
    at: '链接到标题却不跳',
    says: 'A space in a fragment breaks the link.',
    source: '[安装 步骤](#安装 步骤)',
    gives: '<p>[安装 步骤](#安装 步骤)</p>',
  },
  {
    at: '链接到标题却不跳',
    says: 'A hyphen in a fragment does not.',
    source: '[安装 步骤](#安装-步骤)',
    gives: '<p><a href="#%E5%AE%89%E8%A3%85-%E6%AD%A5%E9%AA%A4">安装 步骤</a></p>',
  },
  {
    at: '链接到标题却不跳',
    says: 'Han characters in a fragment are written percent-encoded, as if they had been written so.',
    source: '[安装](#安装)与[安装](#%E5%AE%89%E8%A3%85)',
    gives: '<p><a href="#%E5%AE%89%E8%A3%85">安装</a>与<a href="#%E5%AE%89%E8%A3%85">安装</a></p>',
  },
  {
    at: '井号后面没有空格',
    says: 'No space, a full-width number sign, a full-width space, and seven number signs make no heading; marked accepts the full-width space.',
    source: '#标题一\n\n＃ 标题二\n\n#\u3000标题三\n\n####### 标题四',
    gives: '<p>#标题一</p><p>＃ 标题二</p><p>#\u3000标题三</p><p>####### 标题四</p>',
    except: {marked: '<p>#标题一</p><p>＃ 标题二</p><h1>标题三</h1><p>####### 标题四</p>'},
  },
  {
    at: '井号后面没有空格',
    says: 'A number sign and a space make a heading.',
    source: '# 标题',
    gives: '<h1>标题</h1>',
  },
  {
    at: '短横线把上一行变成标题',
    says: 'Hyphens right below a paragraph make it a heading.',
    source: '第一部分到此结束。\n---\n第二部分。',
    gives: '<h2>第一部分到此结束。</h2><p>第二部分。</p>',
  },
  {
    at: '短横线把上一行变成标题',
    says: 'Hyphens after a blank line are a thematic break.',
    source: '第一部分到此结束。\n\n---\n\n第二部分。',
    gives: '<p>第一部分到此结束。</p><hr><p>第二部分。</p>',
  },
  {
    at: '短横线把上一行变成标题',
    says: 'Stars right below a paragraph are a thematic break.',
    source: '第一部分到此结束。\n***\n第二部分。',
    gives: '<p>第一部分到此结束。</p><hr><p>第二部分。</p>',
  },
  {
    at: '短横线把上一行变成标题',
    says: 'Dashes and full-width hyphens are text.',
    source: '———\n\n－－－',
    gives: '<p>———</p><p>－－－</p>',
  },
  {
    at: '编号不是列表',
    says: 'A number with an enumeration comma and a hyphen without a space are no list markers.',
    source: '1、买菜\n2、做饭\n\n-洗碗',
    gives: '<p>1、买菜\n2、做饭</p><p>-洗碗</p>',
  },
  {
    at: '编号不是列表',
    says: 'A number with a full stop and a space, and a hyphen and a space are list markers.',
    source: '1. 买菜\n2. 做饭\n\n- 洗碗',
    gives: '<ol><li>买菜</li><li>做饭</li></ol><ul><li>洗碗</li></ul>',
  },
  {
    at: '编号不是列表',
    says: 'None of the other ways to number or to mark an item makes a list.',
    source:
      '1．买菜\n\n1） 买菜\n\n１. 买菜\n\n（1）买菜\n\n(1) 买菜\n\n一、买菜\n\n①买菜\n\n· 买菜\n\n• 买菜\n\n－ 买菜\n\n1.买菜\n\n1.\u3000买菜\n\n-\u3000洗碗',
    gives:
      '<p>1．买菜</p><p>1） 买菜</p><p>１. 买菜</p><p>（1）买菜</p><p>(1) 买菜</p><p>一、买菜</p><p>①买菜</p><p>· 买菜</p><p>• 买菜</p><p>－ 买菜</p><p>1.买菜</p><p>1.\u3000买菜</p><p>-\u3000洗碗</p>',
  },
  {
    at: '数字开头的段落变成列表',
    says: 'A year with a full stop and a space begins a list.',
    source: '1949. 这是年份。',
    gives: '<ol start="1949"><li>这是年份。</li></ol>',
  },
  {
    at: '数字开头的段落变成列表',
    says: 'An escaped full stop begins none.',
    source: '1949\\. 这是年份。',
    gives: '<p>1949. 这是年份。</p>',
  },
  {
    at: '数字开头的段落变成列表',
    says: 'A list that does not begin with 1 cannot interrupt a paragraph.',
    source: '步骤如下：\n2. 第二步',
    gives: '<p>步骤如下：\n2. 第二步</p>',
  },
  {
    at: '数字开头的段落变成列表',
    says: 'After a blank line it can begin with any number.',
    source: '步骤如下：\n\n2. 第二步',
    gives: '<p>步骤如下：</p><ol start="2"><li>第二步</li></ol>',
  },
  {
    at: '数字开头的段落变成列表',
    says: 'A date with full stops and no space after the first begins no list.',
    source: '2026.11.21 发布',
    gives: '<p>2026.11.21 发布</p>',
  },
  {
    at: '任务列表不出方框',
    says: 'No space, an empty bracket, full-width brackets, and a tick make no checkbox.',
    source: '- [x]完成\n- []没做\n- 【x】 完成\n- [√] 完成',
    gives: '<ul><li>[x]完成</li><li>[]没做</li><li>【x】 完成</li><li>[√] 完成</li></ul>',
  },
  {
    at: '任务列表不出方框',
    says: 'A space, an x and a space after the bracket make a checkbox where task lists are supported.',
    source: '- [x] 完成\n- [ ] 没做',
    gives: '<ul><li>[x] 完成</li><li>[ ] 没做</li></ul>',
    except: {
      ...inGfm(
        '<ul><li><input checked disabled type="checkbox"> 完成</li><li><input disabled type="checkbox"> 没做</li></ul>',
      ),
      'markdown-it linkify': '<ul><li>[x] 完成</li><li>[ ] 没做</li></ul>',
    },
  },
  {
    at: '任务列表不出方框',
    says: 'A full-width space, a cross, no text, and no list marker make no checkbox.',
    source: '- [x]\u3000完成\n- [\u3000] 没做\n- [×] 没做\n- [x]\n\n[x] 完成',
    gives:
      '<ul><li>[x]\u3000完成</li><li>[\u3000] 没做</li><li>[×] 没做</li><li>[x]</li></ul><p>[x] 完成</p>',
  },
  {
    at: '任务列表不出方框',
    says: 'A capital X makes a checkbox.',
    source: '- [X] 完成',
    gives: '<ul><li>[X] 完成</li></ul>',
    except: {
      ...inGfm('<ul><li><input checked disabled type="checkbox"> 完成</li></ul>'),
      'markdown-it linkify': '<ul><li>[X] 完成</li></ul>',
    },
  },
  {
    at: '子列表没有缩进够',
    says: 'A sublist of 10. needs four columns.',
    source: '10. 父项\n   - 子项',
    gives: '<ol start="10"><li>父项</li></ol><ul><li>子项</li></ul>',
  },
  {
    at: '子列表没有缩进够',
    says: 'Four columns are enough for 10.',
    source: '10. 父项\n    - 子项',
    gives: '<ol start="10"><li>父项<ul><li>子项</li></ul></li></ol>',
  },
  {
    at: '子列表没有缩进够',
    says: 'Full-width spaces do not indent.',
    source: '- 父项\n\u3000\u3000- 子项',
    gives: '<ul><li>父项\n\u3000\u3000- 子项</li></ul>',
    except: {site: '<ul><li>父项\u3000\u3000- 子项</li></ul>'},
  },
  {
    at: '子列表没有缩进够',
    says: 'One column is too little for a hyphen.',
    source: '- 父项\n - 子项',
    gives: '<ul><li>父项</li><li>子项</li></ul>',
  },
  {
    at: '子列表没有缩进够',
    says: 'Two columns are enough for a hyphen.',
    source: '- 父项\n  - 子项',
    gives: '<ul><li>父项<ul><li>子项</li></ul></li></ul>',
  },
  {
    at: '子列表没有缩进够',
    says: 'Three columns are enough for 1.',
    source: '1. 父项\n   - 子项',
    gives: '<ol><li>父项<ul><li>子项</li></ul></li></ol>',
  },
  {
    at: '子列表没有缩进够',
    says: 'Two columns are too little for 1.',
    source: '1. 父项\n  - 子项',
    gives: '<ol><li>父项</li></ol><ul><li>子项</li></ul>',
  },
  {
    at: '子列表没有缩进够',
    says: 'Four columns are not too much for a hyphen.',
    source: '- 父项\n    - 子项',
    gives: '<ul><li>父项<ul><li>子项</li></ul></li></ul>',
  },
  {
    at: '编号不连续',
    says: 'A paragraph that is not indented ends the list.',
    source: '1. 打开终端\n\n运行下面的命令。\n\n2. 关闭终端',
    gives: '<ol><li>打开终端</li></ol><p>运行下面的命令。</p><ol start="2"><li>关闭终端</li></ol>',
  },
  {
    at: '编号不连续',
    says: 'An indented paragraph belongs to its item.',
    source: '1. 打开终端\n\n   运行下面的命令。\n\n2. 关闭终端',
    gives: '<ol><li><p>打开终端</p><p>运行下面的命令。</p></li><li><p>关闭终端</p></li></ol>',
  },
  {
    at: '编号不连续',
    says: 'Only the first number counts.',
    source: '3. 甲\n7. 乙\n9. 丙',
    gives: '<ol start="3"><li>甲</li><li>乙</li><li>丙</li></ol>',
  },
  {
    at: '编号不连续',
    says: 'Another delimiter begins another list.',
    source: '1. 甲\n2) 乙',
    gives: '<ol><li>甲</li></ol><ol start="2"><li>乙</li></ol>',
  },
  {
    at: '编号不连续',
    says: 'Another bullet begins another list.',
    source: '- 甲\n* 乙',
    gives: '<ul><li>甲</li></ul><ul><li>乙</li></ul>',
  },
  {
    at: '回车不换行',
    says: 'A line break in a paragraph stays one; this site joins Han characters.',
    source: '第一行\n第二行',
    gives: '<p>第一行\n第二行</p>',
    except: {site: '<p>第一行第二行</p>'},
  },
  {
    at: '回车不换行',
    says: 'A line break in a paragraph breaks the line where the engine is told so, as in Hexo.',
    source: '标题\n正文',
    gives: '<p>标题\n正文</p>',
    except: {site: '<p>标题正文</p>', 'marked breaks': '<p>标题<br>正文</p>'},
  },
  {
    at: '回车不换行',
    says: 'A backslash at the end of a line breaks it.',
    source: '第一行\\\n第二行',
    gives: '<p>第一行<br>第二行</p>',
  },
  {
    at: '回车不换行',
    says: 'Two spaces at the end of a line break it.',
    source: '第一行  \n第二行',
    gives: '<p>第一行<br>第二行</p>',
  },
  {
    at: '回车不换行',
    says: 'Two full-width spaces do not.',
    source: '第一行\u3000\u3000\n第二行',
    gives: '<p>第一行\u3000\u3000\n第二行</p>',
    except: {site: '<p>第一行\u3000\u3000第二行</p>'},
  },
  {
    at: '回车不换行',
    says: 'A backslash at the end of a paragraph or a heading breaks nothing.',
    source: '第一行\\\n\n# 标题\\',
    gives: '<p>第一行\\</p><h1>标题\\</h1>',
  },
  {
    at: '汉字之间多出空格',
    says: 'A line break between Han characters, or after full-width punctuation, reaches the HTML; this site joins them.',
    source: '汉\n字，汉\n字',
    gives: '<p>汉\n字，汉\n字</p>',
    except: {site: '<p>汉字，汉字</p>'},
  },
  {
    at: '汉字之间多出空格',
    says: 'One line has no break.',
    source: '汉字，汉字',
    gives: '<p>汉字，汉字</p>',
  },
  {
    at: '汉字之间多出空格',
    says: 'This site keeps a line break beside emphasis, code or a link.',
    source: '**甲**\n乙`x`\n丙[丁](https://example.com)\n戊',
    gives:
      '<p><strong>甲</strong>\n乙<code>x</code>\n丙<a href="https://example.com">丁</a>\n戊</p>',
  },
  {
    at: '中英文挤在一起',
    says: 'No engine adds a space between Han and Latin letters.',
    source: '- 用Markdown写\n- 用 Markdown 写\n- 甲    乙\n- 甲\u3000\u3000乙',
    gives:
      '<ul><li>用Markdown写</li><li>用 Markdown 写</li><li>甲 乙</li><li>甲\u3000\u3000乙</li></ul>',
  },
  {
    at: '缩进变成代码',
    says: 'Four spaces make a code block; MDX has none.',
    source: '    首行空四格的段落。',
    gives: '<pre><code>首行空四格的段落。\n</code></pre>',
    except: {site: '<p>首行空四格的段落。</p>'},
  },
  {
    at: '缩进变成代码',
    says: 'No indentation makes a paragraph.',
    source: '首行不空格的段落。',
    gives: '<p>首行不空格的段落。</p>',
  },
  {
    at: '缩进变成代码',
    says: 'A tab makes a code block; MDX has none.',
    source: '\t首行',
    gives: '<pre><code>首行\n</code></pre>',
    except: {site: '<p>首行</p>'},
  },
  {
    at: '缩进变成代码',
    says: 'Two full-width spaces make no code block; commonmark.js drops them.',
    source: '\u3000\u3000首行空两格。',
    gives: '<p>首行空两格。</p>',
    except: {
      ...inGfm('<p>\u3000\u3000首行空两格。</p>'),
      'markdown-it': '<p>\u3000\u3000首行空两格。</p>',
      micromark: '<p>\u3000\u3000首行空两格。</p>',
    },
  },
  {
    at: 'tab-对不齐',
    says: 'Two tabs below a list item make a code block.',
    source: '- 父项\n\n\t\t第二段',
    gives: '<ul><li><p>父项</p><pre><code>  第二段\n</code></pre></li></ul>',
    except: {site: '<ul><li><p>父项</p><p>第二段</p></li></ul>'},
  },
  {
    at: 'tab-对不齐',
    says: 'One tab below a list item continues it.',
    source: '- 父项\n\n\t第二段',
    gives: '<ul><li><p>父项</p><p>第二段</p></li></ul>',
  },
  {
    at: '看不见的字符',
    says: 'A no-break space after a number sign makes no heading; marked accepts it.',
    source: '#\u00a0标题',
    gives: '<p>#\u00a0标题</p>',
    except: {marked: '<h1>标题</h1>'},
  },
  {
    at: '看不见的字符',
    says: 'A no-break space after a list marker makes no list.',
    source: '-\u00a0项\n\n1.\u00a0项',
    gives: '<p>-\u00a0项</p><p>1.\u00a0项</p>',
  },
  {
    at: '看不见的字符',
    says: 'A no-break space after a checkbox makes none.',
    source: '- [x]\u00a0完成',
    gives: '<ul><li>[x]\u00a0完成</li></ul>',
  },
  {
    at: '看不见的字符',
    says: 'A zero-width space before a number sign makes no heading.',
    source: '\u200b# 标题',
    gives: '<p>\u200b# 标题</p>',
  },
  {
    at: '看不见的字符',
    says: 'A byte order mark hides a heading from commonmark.js, markdown-it and marked.',
    source: '\ufeff# 标题',
    gives: '<p># 标题</p>',
    except: {
      'markdown-it': '<p>\ufeff# 标题</p>',
      'markdown-it linkify': '<p>\ufeff# 标题</p>',
      marked: '<p>\ufeff# 标题</p>',
      micromark: '<h1>标题</h1>',
      'micromark gfm': '<h1>标题</h1>',
      site: '<h1>标题</h1>',
    },
  },
  {
    at: '围栏没有闭合',
    says: 'Two backticks do not close a fence of three.',
    source: '```\n第一段代码\n``\n这里本来是正文',
    gives: '<pre><code>第一段代码\n``\n这里本来是正文\n</code></pre>',
    except: {
      'markdown-it': '<pre><code>第一段代码\n``\n这里本来是正文</code></pre>',
      'markdown-it linkify': '<pre><code>第一段代码\n``\n这里本来是正文</code></pre>',
    },
  },
  {
    at: '围栏没有闭合',
    says: 'Three backticks close a fence of three.',
    source: '```\n第一段代码\n```\n这里是正文',
    gives: '<pre><code>第一段代码\n</code></pre><p>这里是正文</p>',
  },
  {
    at: '围栏没有闭合',
    says: 'Tildes do not close a fence of backticks.',
    source: '```\n甲\n~~~\n乙',
    gives: '<pre><code>甲\n~~~\n乙\n</code></pre>',
    except: {
      'markdown-it': '<pre><code>甲\n~~~\n乙</code></pre>',
      'markdown-it linkify': '<pre><code>甲\n~~~\n乙</code></pre>',
    },
  },
  {
    at: '围栏没有闭合',
    says: 'A closing fence is followed by nothing.',
    source: '```\n甲\n``` 完\n乙',
    gives: '<pre><code>甲\n``` 完\n乙\n</code></pre>',
    except: {
      'markdown-it': '<pre><code>甲\n``` 完\n乙</code></pre>',
      'markdown-it linkify': '<pre><code>甲\n``` 完\n乙</code></pre>',
    },
  },
  {
    at: '围栏没有闭合',
    says: 'Middle dots and full-width tildes make no fence.',
    source: '···\n甲\n···\n\n～～～\n甲\n～～～',
    gives: '<p>···\n甲\n···</p><p>～～～\n甲\n～～～</p>',
    except: {site: '<p>···甲···</p><p>～～～甲～～～</p>'},
  },
  {
    at: '围栏没有闭合',
    says: 'A fence of four shows a fence of three.',
    source: '````\n```\n甲\n```\n````',
    gives: '<pre><code>```\n甲\n```\n</code></pre>',
  },
  {
    at: '行内代码里有反引号',
    says: 'Code ends at the first run of as many backticks.',
    source: '`a`b`',
    gives: '<p><code>a</code>b`</p>',
  },
  {
    at: '行内代码里有反引号',
    says: 'Two backticks outside allow one inside.',
    source: '`` a`b ``',
    gives: '<p><code>a`b</code></p>',
  },
  {
    at: '行内代码里有反引号',
    says: 'Full-width backticks make no code.',
    source: '｀甲｀',
    gives: '<p>｀甲｀</p>',
  },
  {
    at: '表格没有出来',
    says: 'Full-width bars make no table.',
    source: '｜ 甲 ｜ 乙 ｜\n｜ --- ｜ --- ｜\n｜ 1 ｜ 2 ｜',
    gives: '<p>｜ 甲 ｜ 乙 ｜\n｜ --- ｜ --- ｜\n｜ 1 ｜ 2 ｜</p>',
    except: {site: '<p>｜ 甲 ｜ 乙 ｜｜ --- ｜ --- ｜｜ 1 ｜ 2 ｜</p>'},
  },
  {
    at: '表格没有出来',
    says: 'Half-width bars make a table where tables are supported.',
    source: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
    gives: '<p>| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |</p>',
    except: inGfm(
      '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ),
  },
  {
    at: '表格没有出来',
    says: 'Dashes make no delimiter row.',
    source: '| 甲 | 乙 |\n| —— | —— |\n| 1 | 2 |',
    gives: '<p>| 甲 | 乙 |\n| —— | —— |\n| 1 | 2 |</p>',
  },
  {
    at: '表格没有出来',
    says: 'Full-width hyphens make no delimiter row.',
    source: '| 甲 | 乙 |\n| －－－ | －－－ |\n| 1 | 2 |',
    gives: '<p>| 甲 | 乙 |\n| －－－ | －－－ |\n| 1 | 2 |</p>',
  },
  {
    at: '表格没有出来',
    says: 'A full-width colon makes no delimiter row.',
    source: '| 甲 | 乙 |\n| ：--- | --- |\n| 1 | 2 |',
    gives: '<p>| 甲 | 乙 |\n| ：--- | --- |\n| 1 | 2 |</p>',
  },
  {
    at: '表格没有出来',
    says: 'A delimiter row with another number of cells makes no table.',
    source: '| 甲 | 乙 |\n| --- |\n| 1 | 2 |',
    gives: '<p>| 甲 | 乙 |\n| --- |\n| 1 | 2 |</p>',
  },
  {
    at: '表格没有出来',
    says: 'Without a delimiter row there is no table.',
    source: '| 甲 | 乙 |\n| 1 | 2 |',
    gives: '<p>| 甲 | 乙 |\n| 1 | 2 |</p>',
  },
  {
    at: '表格没有出来',
    says: 'A blank line between header and delimiter row makes no table.',
    source: '| 甲 | 乙 |\n\n| --- | --- |\n| 1 | 2 |',
    gives: '<p>| 甲 | 乙 |</p><p>| --- | --- |\n| 1 | 2 |</p>',
  },
  {
    at: '表格没有出来',
    says: 'A table indented by four columns is code; MDX has none.',
    source: '    | 甲 |\n    | --- |\n    | 1 |',
    gives: '<pre><code>| 甲 |\n| --- |\n| 1 |\n</code></pre>',
    except: {
      site: '<table><thead><tr><th>甲</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    },
  },
  {
    at: '表格收不住',
    says: 'A line right below a table becomes a row.',
    source: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n这句话进了表格。',
    gives: '<p>| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n这句话进了表格。</p>',
    except: inGfm(
      '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>这句话进了表格。</td><td></td></tr></tbody></table>',
    ),
  },
  {
    at: '表格收不住',
    says: 'A line after a blank line does not.',
    source: '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n\n这句话在表格外。',
    gives: '<p>| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |</p><p>这句话在表格外。</p>',
    except: inGfm(
      '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><p>这句话在表格外。</p>',
    ),
  },
  {
    at: '格子里的竖线',
    says: 'A bar in code divides the cell, and the cell that is too much is dropped.',
    source: '| 写法 | 意思 |\n| --- | --- |\n| `a|b` | 甲或乙 |',
    gives: '<p>| 写法 | 意思 |\n| --- | --- |\n| <code>a|b</code> | 甲或乙 |</p>',
    except: inGfm(
      '<table><thead><tr><th>写法</th><th>意思</th></tr></thead><tbody><tr><td>`a</td><td>b`</td></tr></tbody></table>',
    ),
  },
  {
    at: '格子里的竖线',
    says: 'An escaped bar in code does not, and loses its backslash.',
    source: '| 写法 | 意思 |\n| --- | --- |\n| `a\\|b` | 甲或乙 |',
    gives: '<p>| 写法 | 意思 |\n| --- | --- |\n| <code>a\\|b</code> | 甲或乙 |</p>',
    except: inGfm(
      '<table><thead><tr><th>写法</th><th>意思</th></tr></thead><tbody><tr><td><code>a|b</code></td><td>甲或乙</td></tr></tbody></table>',
    ),
  },
  {
    at: '格子里的竖线',
    says: 'Rows are filled with empty cells.',
    source: '| 甲 | 乙 |\n| --- | --- |\n| 1 |',
    gives: '<p>| 甲 | 乙 |\n| --- | --- |\n| 1 |</p>',
    except: inGfm(
      '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
    ),
  },
  {
    at: '波浪号划掉了数字',
    says: 'Two single tildes strike out what stands between them; markdown-it wants two.',
    source: '价格 100~200，数量 300~400。',
    gives: '<p>价格 100~200，数量 300~400。</p>',
    except: {
      ...inGfm('<p>价格 100<del>200，数量 300</del>400。</p>'),
      'markdown-it linkify': '<p>价格 100~200，数量 300~400。</p>',
    },
  },
  {
    at: '波浪号划掉了数字',
    says: 'Full-width tildes, dashes and escaped tildes strike nothing out.',
    source: '- 100～200\n- 100–200\n- 100\\~200，300\\~400',
    gives: '<ul><li>100～200</li><li>100–200</li><li>100~200，300~400</li></ul>',
  },
  {
    at: '波浪号划掉了数字',
    says: 'One tilde in a paragraph strikes nothing out.',
    source: '价格 100~200 元。',
    gives: '<p>价格 100~200 元。</p>',
  },
  {
    at: '尖括号里的字消失',
    says: 'A name in angle brackets is a tag; MDX refuses it.',
    source: '返回 List<String> 类型。',
    gives: '<p>返回 List<string> 类型。</string></p>',
    except: {site: refused},
  },
  {
    at: '尖括号里的字消失',
    says: 'Code and an escaped bracket are text.',
    source: '返回 `List<String>` 或 List\\<String> 类型。',
    gives: '<p>返回 <code>List&#x3C;String></code> 或 List&#x3C;String> 类型。</p>',
  },
  {
    at: '尖括号里的字消失',
    says: 'Han characters make no tag; MDX refuses them.',
    source: '收件人：<张三>',
    gives: '<p>收件人：&#x3C;张三></p>',
    except: {site: refused},
  },
  {
    at: '尖括号里的字消失',
    says: 'Entities are text.',
    source: '返回 List&lt;String&gt; 类型。',
    gives: '<p>返回 List&#x3C;String> 类型。</p>',
  },
  {
    at: '尖括号里的字消失',
    says: 'A lone bracket before a letter is text; MDX refuses it.',
    source: 'a<b',
    gives: '<p>a&#x3C;b</p>',
    except: {site: refused},
  },
  {
    at: '反斜杠自己露了出来',
    says: 'A backslash before full-width punctuation stays.',
    source: '\\，\\｜\\（可选\\）',
    gives: '<p>\\，\\｜\\（可选\\）</p>',
  },
  {
    at: '反斜杠自己露了出来',
    says: 'Full-width punctuation needs none.',
    source: '，｜（可选）',
    gives: '<p>，｜（可选）</p>',
  },
  {
    at: '引用的大于号是全角',
    says: 'Full-width signs make no quotation.',
    source: '＞ 引用\n\n》引用',
    gives: '<p>＞ 引用</p><p>》引用</p>',
  },
  {
    at: '引用的大于号是全角',
    says: 'A line right below a quotation belongs to it.',
    source: '> 引用\n这一句不想引用',
    gives: '<blockquote><p>引用\n这一句不想引用</p></blockquote>',
    except: {site: '<blockquote><p>引用这一句不想引用</p></blockquote>'},
  },
  {
    at: '引用的大于号是全角',
    says: 'A line after a blank line does not.',
    source: '> 引用\n\n这一句不在引用里',
    gives: '<blockquote><p>引用</p></blockquote><p>这一句不在引用里</p>',
  },
  {
    at: '脚注不出来',
    says: 'A full-width colon makes no footnote.',
    source: '正文[^1]。\n\n[^1]：出处',
    gives: '<p>正文[^1]。</p><p>[^1]：出处</p>',
  },
  {
    at: '脚注不出来',
    says: 'A half-width colon makes a footnote where they are supported; elsewhere it makes a link.',
    source: '正文[^1]。\n\n[^1]: 出处',
    gives: '<p>正文<a href="%E5%87%BA%E5%A4%84">^1</a>。</p>',
    except: {
      'micromark gfm': has('data-footnote-ref', '出处'),
      site: has('data-footnote-ref', '出处'),
    },
  },
  {
    at: '脚注不出来',
    says: 'The name of a footnote may be Chinese.',
    source: '正文[^出处]。\n\n[^出处]: 某书',
    gives: '<p>正文<a href="%E6%9F%90%E4%B9%A6">^出处</a>。</p>',
    except: {
      'micromark gfm': has('data-footnote-ref', '某书'),
      site: has('data-footnote-ref', '某书'),
    },
  },
  ...typographerClaims(),
  {
    at: '引号变了样',
    says: 'No engine changes quotation marks by default.',
    source: '- 他说："你好"。\n- 他说"你好"了。',
    gives: '<ul><li>他说："你好"。</li><li>他说"你好"了。</li></ul>',
  },
  {
    at: '元数据不在第一行',
    says: 'CommonMark reads front matter as a break and a heading.',
    source: '---\ntitle: 标题\n---\n\n正文',
    gives: '<hr><h2>title: 标题</h2><p>正文</p>',
  },
  {
    at: '元数据不在第一行',
    says: 'A blank line before it changes nothing.',
    source: '\n---\ntitle: 标题\n---\n\n正文',
    gives: '<hr><h2>title: 标题</h2><p>正文</p>',
  },
  {
    at: '字数对不上',
    says: 'Of six characters in bold, the reader sees two.',
    source: '**重点**',
    gives: '<p><strong>重点</strong></p>',
  },
  {
    at: '同一份源码在各处的结果',
    says: 'A list can interrupt a paragraph.',
    source: '段落\n- 列表',
    gives: '<p>段落</p><ul><li>列表</li></ul>',
  },
  {
    at: '同一份源码在各处的结果',
    says: 'A table can interrupt a paragraph where tables are supported.',
    source: '段落\n| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
    gives: '<p>段落\n| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |</p>',
    except: inGfm(
      '<p>段落</p><table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ),
  },
  {
    at: '同一份源码在各处的结果',
    says: 'A number sign without a space makes no heading.',
    source: '#标题',
    gives: '<p>#标题</p>',
  },
  {
    at: '同一份源码在各处的结果',
    says: 'A list begins with its first number.',
    source: '3. 甲',
    gives: '<ol start="3"><li>甲</li></ol>',
  },
  {
    at: '同一份源码在各处的结果',
    says: 'The strictest spelling means the same everywhere.',
    source: '# 标题\n\n**真**，她\n\n- 甲\n    - 乙\n\n1. 丙',
    gives:
      '<h1>标题</h1><p><strong>真</strong>，她</p><ul><li>甲<ul><li>乙</li></ul></li></ul><ol><li>丙</li></ol>',
  },
  {
    at: '本站与标准的差别',
    says: 'Two bold words side by side with punctuation inside go wrong in the standard, and differently here.',
    source: '**真：****假**',
    gives: '<p>**真：**<strong>假</strong></p>',
    except: {site: '<p><strong>真：****假</strong></p>'},
  },
  {
    at: '本站与标准的差别',
    says: 'The plugins change nothing between Latin letters.',
    source: '**真,**she',
    gives: '<p>**真,**she</p>',
  },
  {
    at: '本站与标准的差别',
    says: 'MDX refuses an address in angle brackets.',
    source: '<https://example.com>',
    gives: '<p><a href="https://example.com">https://example.com</a></p>',
    except: {site: refused},
  },
  {
    at: '本站与标准的差别',
    says: 'The plugins leave single tildes as they are.',
    source: '10~20，30~40',
    gives: '<p>10~20，30~40</p>',
    except: {
      ...inGfm('<p>10<del>20，30</del>40</p>'),
      'markdown-it linkify': '<p>10~20，30~40</p>',
    },
  },
  {
    at: 'toc-原样显示',
    says: 'No engine makes a table of contents of these marks.',
    source: '[TOC]\n\n[[_TOC_]]\n\n@[TOC](目录)',
    gives: '<p>[TOC]</p><p>[[<em>TOC</em>]]</p><p>@<a href="%E7%9B%AE%E5%BD%95">TOC</a></p>',
  },
  {
    at: '用链接列表手工写目录',
    says: 'A list of links to headings is a table of contents everywhere.',
    source: '- [安装](#安装)\n- [使用](#使用)\n  - [第一次启动](#第一次启动)',
    gives:
      '<ul><li><a href="#%E5%AE%89%E8%A3%85">安装</a></li><li><a href="#%E4%BD%BF%E7%94%A8">使用</a><ul><li><a href="#%E7%AC%AC%E4%B8%80%E6%AC%A1%E5%90%AF%E5%8A%A8">第一次启动</a></li></ul></li></ul>',
  },
];
