import {boundSentences, type Bound} from '@markdown-zh/diagnosis/bounds';
import type {MessageKey, ValuesOf} from './message.ts';
import {templatesWith} from './template.ts';

const say = templatesWith((name) => `是不是想写「${name}」？`);

const units = {han: '个汉字', sections: '个二级标题'} as const;

/** The Chinese sentence of each message. It takes the values of the English one. */
export const zh: {readonly [Key in MessageKey]: (values: ValuesOf<Key>) => string} = {
  // Files
  'byte-order-mark': say`文件开头有 BOM。另存为不带 BOM 的 UTF-8。`,
  'carriage-return': say`行末只有 CR。把文件的换行存成 LF。`,
  'control-character': say`这里有一个看不见的控制字符 ${'code'}。删掉它。`,
  'not-utf-8': say`这里不是 UTF-8。把文件另存为 UTF-8。`,
  'other-encoding': say`文件不是 UTF-8，多半是 ${'encoding'}。在编辑器里按 ${'encoding'} 重新打开，再存成 UTF-8。`,
  'long-line': say`这一行超过 ${'limit'} 个字符。分成几段。`,
  'unreadable-file': say`这个文件读不了：${'reason'} 改正它。`,
  'data-without-names': say`这个文件读不了：里面没有带值的名字。改正它。`,
  'check-failed': say`检查程序自己在这里出了错：${'error'}。请附上这个文件报告。`,
  'warnings-in-clean-article': say`这篇文章原来没有警告，现在有 ${'count'} 个。改掉它们，或者从 ${'record'} 里删掉它的一行。`,

  // Front matter
  'front-matter-missing': say`文件开头没有字段。先写一行 ---，再写各个字段，再写一行 ---。`,
  'front-matter-format': say`文件开头的字段是 ${'format'}。改成 YAML，写在两行 --- 之间。`,
  'front-matter-twice': say`这是第二组开头的字段。把它们并进第一组，再删掉这一组。`,
  'front-matter-yaml': say`文件开头的字段不是合法的 YAML：${'reason'}。值里有冒号，或者以特殊字符开头时，给它加引号。`,
  'front-matter-aliases': say`文件开头的字段读不了：${'reason'}。每个值都写全，不用别名。`,
  'unknown-field': say`没有「${'field'}」这个字段。可用的字段：${'fields'}。${'suggestion'}`,
  'missing-field': say`缺少字段「${'field'}」。${'remedyInChinese'}`,
  'invalid-field': say`「${'field'}」的值是 ${'value'}。${'remedyInChinese'}`,
  'unknown-author': say`${'file'} 里没有作者「${'name'}」。用其中的一个（${'known'}），或者把它加进去。${'suggestion'}`,
  'unknown-tag': say`${'file'} 里没有标签「${'name'}」。用其中的一个（${'known'}），或者把它加进去。${'suggestion'}`,

  // Code that runs
  'code-statement': say`「${'code'}」是代码，构建时会运行。文章只能导入网站的部件和旁边的文件、导出字面量。要文字，就写成 \`&#101;xport\`，或者放进代码块。`,
  'code-expression': say`「${'code'}」是代码，构建时会运行。花括号里只能有字面量和文章自己的常量。要符号本身就写 \\{，否则把代码移到部件里。`,
  'code-attribute': say`标签里的「${'code'}」是代码。部件的值只能是字面量；去掉事件处理和会运行的地址，别的代码移到部件里。`,
  'code-element': say`${'code'} 会在读者的浏览器里运行。删掉它，或者把代码移到部件里。`,
  'code-fence': say`Docusaurus 会运行代码块「${'code'}」里的代码。语言改成 \`mdx\`。`,
  'code-front-matter': say`开头的字段以「${'code'}」开始，其中有语言的名字，有的语言构建时会运行。只写 ---，字段用 YAML。`,

  // MDX
  'more-mdx-faults': say`这一类错误还有。先改掉这些，再检查一次。`,
  'unclosed-attribute-value': say`一个值以 ${'quote'} 开头，却没有结尾的 ${'quote'}。补上 ${'quote'}。`,
  'unended-tag': say`< 开始了一个标签，却没有 > 结束它。在末尾写上 >；要这个符号本身，就写 &lt;。`,
  'unclosed-brace': say`{ 开始了一段代码，却没有 } 结束它。要这个符号本身，就写 \\{，或者放进行内代码：\`{\`。`,
  'invalid-statement': say`这一行以「${'keyword'}」开头，被当成代码，却不是合法的语句。文章不用 import。如果是正文，换一个词开头，或者放进行内代码：\`${'keyword'}\`。`,
  'misplaced-heading-id': say`${'code'} 是标题的编号，写在别处就被当成代码。把它放在标题末尾：## 标题 {#id}。`,
  'unclosed-mdx-comment': say`注释 {/* 没有结束。用 */} 结束它。`,
  'unclosed-html-comment': say`注释 <!-- 没有结束。用 --> 结束它。`,
  'invalid-expression': say`{ 与 } 之间是代码，而「${'code'}」不是合法的表达式。要符号本身，就写 \\{ 与 \\}，或者放进行内代码：\`${'code'}\`。`,
  'unopened-closing-tag': say`这个结束标签没有对应的开始标签。删掉它，或者在前面补上开始标签。`,
  'lazy-line': say`标签或花括号里的代码从引用或列表项里开始，却在外面的一行继续。这一行要和前面的行一样开头：引用里用 >，列表项里用空格。`,
  'text-after-import': say`紧跟在 import 或 export 后面的正文被当成代码。在正文前面空一行。`,
  'attribute-spread': say`标签里前面没有名字的花括号是 {...props} 这样的代码。写成 名字={值}，或者去掉花括号。`,
  'invalid-mdx': say`${'reason'}。改正标签或代码，或者放进代码块。`,
  'missing-import': say`导入了「${'path'}」，但是没有这个文件。改正路径（从这个文件算起），或者删掉导入。`,
  'undefined-name': say`${'code'} 被当成代码，但是没有东西叫「${'name'}」。要符号本身，就写 \\{ 与 \\}，或者放进行内代码。`,
  'crossed-tags': say`<${'open'}> 还没有结束，就出现了 </${'closed'}>。按相反的次序结束标签：先写 </${'open'}>。`,
  'tag-across-box': say`第 ${'line'} 行的提示框还没有结束，就出现了 </${'name'}>。在提示框结束的地方写一行 :::。`,
  'unclosed-void-element': say`<${'name'}> 没有结束。写成 <${'name'} />。`,
  'unclosed-element': say`<${'name'}> 没有结束。在它结束的地方写上 </${'name'}>。如果不是标签，放进行内代码：\`<${'name'}>\`。`,
  'unclosed-element-in-container': say`<${'name'}> 到这一段（单元格、列表项、引用或提示框）的末尾还没有结束。在同一段里写上 </${'name'}>。如果不是标签，放进行内代码：\`<${'name'}>\`。`,
  autolink: say`<${'address'}> 被当成标签，却不是合法的标签名。写成链接：[${'address'}](${'target'})。`,
  'unquoted-attribute-value': say`「${'tag'}」里有一个属性的值没有引号。给它加引号：名字="值"。`,
  'invalid-tag-name': say`「${'word'}」被当成标签，但是标签名不能以「${'character'}」开头。要符号本身，就写 &lt;：${'escaped'}，或者放进行内代码：\`${'word'}\`。`,
  'invalid-tag': say`标签「${'tag'}」从「${'character'}」起不合法。改正标签；如果不是标签，把 < 写成 &lt;。`,
  'unknown-component': say`这个网站没有 <${'name'}> 这个组件。改正名字，或者删掉标签。如果是正文，放进行内代码：\`<${'name'}>\`。`,
  'style-string': say`<${'name'}> 的 style 是字符串，而 MDX 要对象。写成 style={${'object'}}，或者删掉它。`,
  'void-element-with-content': say`<${'name'}> 里有内容，但是这个元素不能有内容。写成 <${'name'} />，内容写在它后面。`,
  'inline-style': say`这个网站的安全策略不许 HTML 带样式，<${'name'}> 的样式没有作用。删掉它。`,

  // Boxes and fences
  'admonition-title': say`提示框的标题要放在方括号里。写成 ${'fixed'}。`,
  'admonition-space': say`冒号后面有空格，这就是文字，不是提示框。写成 ${'fixed'}。`,
  'details-container': say`「${'opening'}」这一行是别的生成器的写法，在这里只是文字。写成 <details> 和 <summary>，结尾写 </details>。`,
  'foreign-container': say`「${'opening'}」这一行是别的生成器的写法，在这里只是文字。删掉它，也删掉结尾的那行冒号。`,
  'unknown-admonition': say`没有叫「${'name'}」的提示框，里面的文字会直接显示在正文里。写这些名字里的一个：${'known'}。${'suggestion'}`,
  'short-closing-colons': say`这个提示框没有结束，下面的正文都算在里面。第 ${'line'} 行的冒号比开头的 ${'count'} 个少。在那里写 ${'colons'}。`,
  'nested-admonition': say`这个提示框没有结束：${'colons'} 那一行结束的是第 ${'line'} 行的提示框。给那一个多写几个冒号，开头和结尾都写 ${'more'}`,
  'unclosed-block': say`这个提示框、代码块或公式没有结束，下面的正文都算在里面。在它结束的地方写一行 ${'fence'}。`,
  'stray-colons': say`这一行没有可以结束的提示框。删掉它，或者在上面开始提示框。`,

  // Links, pictures, addresses
  'image-without-text': say`图片「${'url'}」没有替代文字。在方括号里写出图里有什么。`,
  'link-without-text': say`到「${'url'}」的链接没有文字。在方括号里写出它通向哪里。`,
  'missing-target': say`链接或图片没有目标。写上目标，或者去掉括号。`,
  'link-to-folder': say`「${'url'}」是文件夹。写出里面的文件。`,
  'broken-link': say`「${'url'}」没有通向任何地方。改正路径，或者删掉链接。${'suggestion'}`,
  'link-to-draft': say`「${'url'}」通向草稿，构建里没有它。先发布那篇草稿，或者删掉链接。`,
  'link-to-hidden-page': say`「${'url'}」通向不公开的笔记，公开的文章不能链接到那里。删掉链接。`,
  'broken-anchor': say`${'page'} 里没有标题「#${'anchor'}」。改正锚点，或者只链接到那一页。${'suggestion'}`,
  'invalid-address': say`「${'url'}」不是合法的网址。连同协议写出来，例如 https://example.org/。`,
  'unsupported-scheme': say`「${'url'}」打不开网页：链接不用 ${'scheme'} 这个协议。链接到 https 的网址。`,
  'address-without-mailbox': say`「${'url'}」里没有邮箱。写成 mailto:name@example.org。`,
  'doubled-scheme': say`「${'url'}」的协议写了两遍。只写一遍。`,
  'address-without-host': say`「${'url'}」里没有主机名。写出完整的网址，例如 https://example.org/。`,
  'full-width-in-address': say`「${'url'}」里有全角标点，它应当在网址后面。在网址两边加空格或括号。`,
  'dead-address': say`${'url'} 已经不在了（${'answer'}）。链接到它的新地址或存档，或者删掉链接。`,
  'uncertain-address': say`${'url'} 没有检查成（${'answer'}）。在浏览器里打开看看。`,
  'unreadable-image': say`「${'url'}」不是能读的图片。重新导出成 WebP 或 SVG。`,
  'heavy-image': say`「${'url'}」有 ${'size'} KB，上限是 ${'limit'} KB。存成 WebP，或者缩小。`,
  'wide-image': say`「${'url'}」宽 ${'width'} 像素，上限是 ${'limit'}。缩小它。`,
  'missing-share-image': say`没有分享图片「${'image'}」。改正路径，或者删掉这个字段，构建时会画一张。`,
  'share-image-size': say`分享图片「${'image'}」不是 ${'width'} × ${'height'} 像素的 PNG。按这个尺寸重新导出。`,
  'file-name': say`文件名是「${'name'}」，按日期和短名应当是「${'expected'}」。改文件名，或者改字段。`,
  'long-address': say`网址的一段有 ${'bytes'} 个字节，文件名最多 ${'limit'} 个。缩短短名或文件名。`,
  'taken-address': ({route, owner, isPage}) =>
    `网址 ${route} ${owner === undefined ? '是网站自己用的' : `已经属于 ${owner}`}。${isPage ? '改文件名' : '换一个短名'}。`,
  'lost-address': say`${'address'} 发布过，现在没有了。让文章用回原来的短名或文件名，或者在 ${'redirects'} 里加一条重定向。如果网站上从来没有过这个网址，删掉这一行。`,
  'lost-exercise': say`${'address'} 发布过，现在没有了。让练习用回原来的 id，因为读者的进度按它保存。如果网站上从来没有过这个网址，删掉这一行。`,
  'redirected-article': say`${'address'} 有重定向，但是那里有文章。删掉重定向。`,
  'broken-redirect': say`${'address'} 重定向到 ${'target'}，那里没有网页。改正目标。${'suggestion'}`,
  'odd-redirect': say`${'address'} 里有主机当成通配的符号，或者文件名不能有的字符。写成普通的网址，或者删掉这条重定向。`,
  'reserved-redirect': say`${'address'} 是构建自己的文件或网页。删掉这条重定向。`,
  'new-address': say`${'address'} 是新网址，发布之后不再改动。把它记进 ${'record'}，\`${'command'}\` 会自动记下。`,

  // Text
  'unverified-claim': say`「${'words'}」表示说法没有核实。在句子里写「未核实」或「未实测」，或者加一个写明出处的脚注。`,
  'unfinished-text': say`「${'words'}」表示没有写完。写完它，或者删掉。`,
  'update-before-publication': say`最后的改动 ${'changed'} 早于发布的日子 ${'date'}。改正其中一个，或者不写 last_update，由 Git 来定。`,
  'shared-title': say`${'other'} 的标题也是 ${'value'}。换一个标题，不然读者在列表和搜索结果里分不清。`,
  'shared-position': say`${'other'} 的 sidebar_position 也是 ${'value'}。在文件夹里给其中一个换一个位置。`,
  'orphaned-page': say`没有列表列出 ${'route'}，也没有文章链接到它。从一篇文章链接到它，或者让它进列表。`,
  'doubled-footnote': say`脚注 [^${'label'}] 定义了两次。留下一个，或者改名。`,
  'unused-footnote': say`没有地方用到脚注 [^${'label'}]。在正文里用它，或者删掉。`,
  'undefined-footnote': say`没有脚注 [^${'label'}]。写一行 [^${'label'}]: …，或者改正名字。${'suggestion'}`,
  'second-title': say`一级标题就是文章的标题，开头的字段里已经有了。从 ## 开始。`,
  'skipped-heading-level': say`${'above'} 级标题后面直接是 ${'level'} 级标题。写成 ${'marks'}，或者补上中间的一级。`,
  'empty-heading': say`标题是空的。写上文字，或者删掉这一行。`,
  'heading-without-subject': say`标题「${'heading'}」离开这一页就看不懂。它在搜索结果和目录里单独出现：写出讲的是什么，并用 {#id} 留住原来的锚点。`,
  'heading-pointing-elsewhere': say`标题「${'heading'}」离开这一页就看不懂。它在搜索结果和目录里单独出现：写出讲的是什么，并用 {#id} 留住原来的锚点。`,
  'long-article': ({excess, cuts}) => {
    const faults = excess.map(
      ({unit, count, limit}) => `${count} ${units[unit]}，一页最多 ${limit} 个`,
    );
    const starts = cuts.map(
      ({heading, line, length}) => `「${heading}」（第 ${line} 行，${length} 字）`,
    );
    return `文章太长：${faults.join('；')}。${
      cuts.length > 0
        ? `分成几页，从这些标题起：${starts.join('、')}。`
        : '缩短它，或者加上可以从那里拆开的二级标题。'
    }`;
  },
  'missing-truncate-marker': say`没有摘要的结束标记。在摘要后面写一行 <!-- truncate -->，列表里只显示它前面的文字。`,
  'hexo-truncate-marker': say`这是 Hexo 的摘要标记，这个网站不认。改成 <!-- truncate -->。`,
  'truncate-marker-without-summary': say`摘要的结束标记前面没有文字。把它放到第一段后面。`,
  'second-truncate-marker': say`这是第二个摘要的结束标记。只留下摘要末尾的那一个。`,
  'missing-sources': say`文章末尾没有写出处。让「## ${'title'}」成为最后一节。`,
  'unintended-rendering': ({title, explanation, fix}) =>
    `${title}。${explanation}${fix === undefined ? '' : `修改：${fix}。`}`,
  'beyond-bound': ({bound}: {readonly bound: Bound['kind']}) => boundSentences[bound]['zh-CN'],

  // Code
  'fence-without-language': say`代码块没有写语言。写在反引号后面；没有合适的就写 text。`,
  'unknown-language': say`这里不能给「${'language'}」着色。换一个能着色的语言，或者写 text。${'suggestion'}`,
  'valid-broken-snippet': say`这段 ${'language'} 没有错，却标着 broken。去掉这个词，或者让它出错。`,
  'unparsed-broken-snippet': say`没有程序检查 ${'language'}，所以 broken 不起作用。去掉这个词。`,
  'invalid-snippet': say`这不是合法的 ${'language'}：${'reason'}。改正它；如果是故意写错，在语言后面加上 broken。`,
  'invalid-formula': say`公式不合法：${'reason'}。改正它。中文这样的文字放进 \\text{}。`,

  // Typography and wording
  excerpt: say`在「${'excerpt'}」里：${'sentence'}`,
  'line-end-space': say`行末有空格。去掉它；要换行，就写反斜杠或 <br />。`,
  'half-width-mark': ({marks}) =>
    `中文里写 ${marks.join(' 或 ')}；外文的标题写成链接，或者放进《》。`,
  'half-width-brackets': say`中文里用全角标点：（）？！`,
  'quotation-marks': say`引号用「」，里层用『』；英寸的符号是 ″。`,
  ellipsis: say`中文的省略号是……`,
  'full-width-characters': say`数字、拉丁字母、空格和符号用半角。`,
  'space-beside-punctuation': say`全角标点旁边不空格。`,
  'han-latin-space': say`汉字与拉丁字母、数字或代码之间空一格。`,
  'unit-space': say`数字与单位之间空一格：120 Ω。`,
  range: say`范围用浪纹线：1～5 V。`,
  'han-han-space': say`汉字之间不空格。`,
  'several-spaces': say`只空一格。`,
  'doubled-mark': say`标点只写一个。`,
  'space-before-sign': say`数字与 %、″、° 之间不空格。`,
  'unopened-mark': say`在开头写上 ${'left'}，或者去掉 ${'mark'}。`,
  'nested-quotation': say`「」里面的引号用『』。`,
  'outer-quotation': say`引号用「」，里层才用『』。`,
  'unclosed-mark': say`在同一段里写上与 ${'mark'} 成对的标点。`,
  spelling: say`「${'word'}」在这里写作「${'right'}」。照这样写，或者改 ${'file'}。`,

  // Lessons
  'taken-id': say`这一页里已经有 id「${'id'}」。另取一个。`,
  'section-without-exercise': say`「${'section'}」这一节没有练习。加一个 \`yaml exercise\` 代码块，或者把它并进别的一节。`,
  'few-exercises': say`一课有 ${'least'} 到 ${'most'} 道练习，这一课有 ${'count'} 道。再加几道，或者把它并进另一课。`,
  'many-exercises': say`一课有 ${'least'} 到 ${'most'} 道练习，这一课有 ${'count'} 道。分成两课。`,
  'solved-start': say`练习「${'id'}」：start 已经是对的，没有可做的了。`,
  'repeated-answer': say`练习「${'id'}」：这个答案有两次。换一个。`,
  'failing-answer': say`练习「${'id'}」：这个答案没有通过：${'detail'}`,
  'passing-wrong-answer': say`练习「${'id'}」：这个答案算对了，它应当是错的。换一个。`,
  'other-feedback': say`练习「${'id'}」：学习者看到的是另一句话：${'detail'}`,
  'untested-criterion': say`练习「${'id'}」：没有一个错的答案违反这条标准。加一个。`,
  'revealing-hint': say`练习「${'id'}」：这条提示把答案说出来了。用文字说明 \`${'detail'}\` 是什么。`,
  'invalid-exercise': say`练习「${'id'}」写得不对：${'detail'}`,
};
