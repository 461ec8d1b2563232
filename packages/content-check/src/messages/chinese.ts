/**
 * Each message of the checks with the Chinese one. A pair of braces stands for a value; `{1}` is the first value. A sentence `Did you
 * mean "x"?` is left out: `inChinese` adds it.
 */
export const chinese: readonly (readonly [english: string, chinese: string])[] = [
  // Files
  [
    'The file begins with a byte order mark. Save it as UTF-8 without one.',
    '文件开头有 BOM。另存为不带 BOM 的 UTF-8。',
  ],
  [
    'A line ends in CR alone. Save the file with LF at the ends of lines.',
    '行末只有 CR。把文件的换行存成 LF。',
  ],
  [
    'There is an invisible control character here: {}. Delete it.',
    '这里有一个看不见的控制字符 {1}。删掉它。',
  ],
  ['The file is not UTF-8 here. Save it as UTF-8.', '这里不是 UTF-8。把文件另存为 UTF-8。'],
  [
    'The file is not UTF-8, but probably {}. Reopen it as {} in the editor, and save it as UTF-8.',
    '文件不是 UTF-8，多半是 {1}。在编辑器里按 {1} 重新打开，再存成 UTF-8。',
  ],
  [
    'The line has more than {} characters. Break it into paragraphs.',
    '这一行超过 {1} 个字符。分成几段。',
  ],
  ['This file cannot be read: {} Correct it.', '这个文件读不了：{1} 改正它。'],
  [
    'The check itself failed here: {}. Report it with this file.',
    '检查程序自己在这里出了错：{1}。请附上这个文件报告。',
  ],
  [
    'This article had no warnings, and now has {}. Correct them, or delete its line from {}.',
    '这篇文章原来没有警告，现在有 {1} 个。改掉它们，或者从 {2} 里删掉它的一行。',
  ],
  // Front matter
  [
    'There is no front matter. Begin the file with a line ---, the fields, and another line ---.',
    '文件开头没有字段。先写一行 ---，再写各个字段，再写一行 ---。',
  ],
  [
    'The front matter is {}. Write its fields as YAML, between two lines ---.',
    '文件开头的字段是 {1}。改成 YAML，写在两行 --- 之间。',
  ],
  [
    'This is a second block of front matter. Move its fields into the first one, and delete it.',
    '这是第二组开头的字段。把它们并进第一组，再删掉这一组。',
  ],
  [
    'The front matter is not valid YAML: {}. Quote values that contain a colon or begin with a special character.',
    '文件开头的字段不是合法的 YAML：{1}。值里有冒号，或者以特殊字符开头时，给它加引号。',
  ],
  [
    'The front matter cannot be read: {}. Write each value in full, without aliases.',
    '文件开头的字段读不了：{1}。每个值都写全，不用别名。',
  ],
  ['"{}" is not a field of a {}. Known fields: {}.', '没有「{1}」这个字段。可用的字段：{3}。'],
  ['"{}" is missing. {}', '缺少字段「{1}」。{2}'],
  [
    'The author "{}" is not in {}. Use one of {}, or add it there.',
    '{2} 里没有作者「{1}」。用其中的一个（{3}），或者把它加进去。',
  ],
  [
    'The tag "{}" is not in {}. Use one of {}, or add it there.',
    '{2} 里没有标签「{1}」。用其中的一个（{3}），或者把它加进去。',
  ],
  // MDX
  [
    'There are more mistakes of this kind. Correct these, and check again.',
    '这一类错误还有。先改掉这些，再检查一次。',
  ],
  [
    'A value begins with {}, and has no closing {}. Close the value with {}.',
    '一个值以 {1} 开头，却没有结尾的 {1}。补上 {1}。',
  ],
  [
    'A < begins a tag, and no > ends it. Write > at its end, or &lt; for the sign.',
    '< 开始了一个标签，却没有 > 结束它。在末尾写上 >；要这个符号本身，就写 &lt;。',
  ],
  [
    'A { begins code, and no } ends it. Write \\{ for the sign, or put it into code: `{`.',
    '{ 开始了一段代码，却没有 } 结束它。要这个符号本身，就写 \\{，或者放进行内代码：`{`。',
  ],
  [
    'The line begins with "{}", which makes it code, but it is not a valid statement. Articles import nothing. If it is text, begin the line with another word, or put it into code: `{}`.',
    '这一行以「{1}」开头，被当成代码，却不是合法的语句。文章不用 import。如果是正文，换一个词开头，或者放进行内代码：`{1}`。',
  ],
  [
    '{} is the id of a heading. Elsewhere it is read as code. Put it at the end of a heading: ## 标题 {#id}.',
    '{1} 是标题的编号，写在别处就被当成代码。把它放在标题末尾：## 标题 {#id}。',
  ],
  ['The comment {/* has no end. Close it with */}.', '注释 {/* 没有结束。用 */} 结束它。'],
  ['The comment <!-- has no end. Close it with -->.', '注释 <!-- 没有结束。用 --> 结束它。'],
  [
    'The text between { and } is code, and "{}" is not a valid expression. Write \\{ and \\} for the signs, or put it into code: `{}`.',
    '{ 与 } 之间是代码，而「{1}」不是合法的表达式。要符号本身，就写 \\{ 与 \\}，或者放进行内代码：`{1}`。',
  ],
  [
    'This closing tag has no opening tag. Remove it, or write the tag that it closes before it.',
    '这个结束标签没有对应的开始标签。删掉它，或者在前面补上开始标签。',
  ],
  [
    'A tag or code in braces continues on a line outside the quotation or list item in which it began. Begin the line like the lines before it: with > in a quotation, with spaces in a list item.',
    '标签或花括号里的代码从引用或列表项里开始，却在外面的一行继续。这一行要和前面的行一样开头：引用里用 >，列表项里用空格。',
  ],
  [
    'The text directly after an import or export is read as code. Put an empty line before the text.',
    '紧跟在 import 或 export 后面的正文被当成代码。在正文前面空一行。',
  ],
  [
    'Braces in a tag, without a name before them, are code such as {...props}. Write name={value}, or remove the braces.',
    '标签里前面没有名字的花括号是 {...props} 这样的代码。写成 名字={值}，或者去掉花括号。',
  ],
  [
    '{}. Correct the tag or the code, or put it into a code block.',
    '{1}。改正标签或代码，或者放进代码块。',
  ],
  [
    '"{}" is imported, but the file does not exist. Correct the path, which is relative to this file, or remove the import.',
    '导入了「{1}」，但是没有这个文件。改正路径（从这个文件算起），或者删掉导入。',
  ],
  [
    '{} is read as code, but nothing is named "{}". Write \\{ and \\} for the signs, or put it into code: `{}`.',
    '{1} 被当成代码，但是没有东西叫「{2}」。要符号本身，就写 \\{ 与 \\}，或者放进行内代码。',
  ],
  [
    '</{}> comes before <{}> is closed. Close tags in the reverse order: </{}> first.',
    '<{2}> 还没有结束，就出现了 </{1}>。按相反的次序结束标签：先写 </{3}>。',
  ],
  [
    '</{}> comes before the box of line {} is closed. Write a line ::: where the box ends.',
    '第 {2} 行的提示框还没有结束，就出现了 </{1}>。在提示框结束的地方写一行 :::。',
  ],
  ['<{}> is not closed. Write <{} />.', '<{1}> 没有结束。写成 <{1} />。'],
  [
    '<{}> is not closed before the end of its {}. Write </{}> in the same {}. If it is not a tag, put it into code: `<{}>`.',
    '<{1}> 到这一段（单元格、列表项、引用或提示框）的末尾还没有结束。在同一段里写上 </{1}>。如果不是标签，放进行内代码：`<{1}>`。',
  ],
  [
    '<{}> is not closed. Write </{}> where it ends. If it is not a tag, put it into code: `<{}>`.',
    '<{1}> 没有结束。在它结束的地方写上 </{1}>。如果不是标签，放进行内代码：`<{1}>`。',
  ],
  [
    '<{}> is read as a tag, but is not a valid name for one. Write a link: {}.',
    '<{1}> 被当成标签，却不是合法的标签名。写成链接：{2}。',
  ],
  [
    'In "{}" the value of an attribute has no quotes. Write it in quotes: name="value".',
    '「{1}」里有一个属性的值没有引号。给它加引号：名字="值"。',
  ],
  [
    '"{}" is read as a tag, but no tag name begins with "{}". Write &lt; for the sign, {}, or put it into code: `{}`.',
    '「{1}」被当成标签，但是标签名不能以「{2}」开头。要符号本身，就写 &lt;：{3}，或者放进行内代码：`{4}`。',
  ],
  [
    'The tag "{}" is invalid from "{}". Correct the tag. If it is not a tag, write &lt; for <.',
    '标签「{1}」从「{2}」起不合法。改正标签；如果不是标签，把 < 写成 &lt;。',
  ],
  [
    '<{}> is a component that this site does not have. Correct the name, or remove the tag. If it is text, put it into code: `<{}>`.',
    '这个网站没有 <{1}> 这个组件。改正名字，或者删掉标签。如果是正文，放进行内代码：`<{1}>`。',
  ],
  [
    'The style of <{}> is a string, but MDX takes an object. Write {}, or remove it.',
    '<{1}> 的 style 是字符串，而 MDX 要对象。写成 {2}，或者删掉它。',
  ],
  [
    '<{}> has content, but the element cannot hold any. Write <{} />, and the content after it.',
    '<{1}> 里有内容，但是这个元素不能有内容。写成 <{1} />，内容写在它后面。',
  ],
  [
    'The security policy of this site blocks styles in HTML, so that of <{}> has no effect. Remove it.',
    '这个网站的安全策略不许 HTML 带样式，<{1}> 的样式没有作用。删掉它。',
  ],
  // Boxes and fences
  [
    'The title of an admonition needs brackets. Write {}.',
    '提示框的标题要放在方括号里。写成 {1}。',
  ],
  [
    'With a space after the colons, this is text and no box. Write {}.',
    '冒号后面有空格，这就是文字，不是提示框。写成 {1}。',
  ],
  [
    'The line {} of another generator is text here. Write <details> and <summary>, and </details> at its end.',
    '「{1}」这一行是别的生成器的写法，在这里只是文字。写成 <details> 和 <summary>，结尾写 </details>。',
  ],
  [
    'The line {} of another generator is text here. Remove it, and the colons at its end.',
    '「{1}」这一行是别的生成器的写法，在这里只是文字。删掉它，也删掉结尾的那行冒号。',
  ],
  [
    'There is no box "{}", so its text shows without one. Write one of {}.',
    '没有叫「{1}」的提示框，里面的文字会直接显示在正文里。写这些名字里的一个：{2}。',
  ],
  [
    'This box has no end, so the text below belongs to it. Line {} has fewer colons than the {} that open it. Write {} there.',
    '这个提示框没有结束，下面的正文都算在里面。第 {1} 行的冒号比开头的 {2} 个少。在那里写 {3}。',
  ],
  [
    'This box has no end: the line {} closes the box of line {}. Give that one more colons, {} at its start and its end.',
    '这个提示框没有结束：{1} 那一行结束的是第 {2} 行的提示框。给那一个多写几个冒号，开头和结尾都写 {3}',
  ],
  [
    'This {} has no end, so the text below belongs to it. Write a line {} where it ends.',
    '这个提示框、代码块或公式没有结束，下面的正文都算在里面。在它结束的地方写一行 {2}。',
  ],
  [
    'This line closes no box. Remove it, or open the box above.',
    '这一行没有可以结束的提示框。删掉它，或者在上面开始提示框。',
  ],
  // Links, pictures, addresses
  [
    'The image "{}" has no alternative text. Describe the image between the brackets.',
    '图片「{1}」没有替代文字。在方括号里写出图里有什么。',
  ],
  [
    'The link to "{}" has no text. Describe the target between the brackets.',
    '到「{1}」的链接没有文字。在方括号里写出它通向哪里。',
  ],
  [
    'The {} has no target. Write one, or drop the brackets.',
    '链接或图片没有目标。写上目标，或者去掉括号。',
  ],
  ['"{}" is a folder. Name the file in it.', '「{1}」是文件夹。写出里面的文件。'],
  [
    '"{}" leads nowhere. Correct the path, or remove the link.',
    '「{1}」没有通向任何地方。改正路径，或者删掉链接。',
  ],
  [
    '"{}" leads to a draft, which builds leave out. Publish the draft first, or remove the link.',
    '「{1}」通向草稿，构建里没有它。先发布那篇草稿，或者删掉链接。',
  ],
  [
    '"{}" leads to the hidden blog, which nothing public may link to. Remove the link.',
    '「{1}」通向不公开的笔记，公开的文章不能链接到那里。删掉链接。',
  ],
  [
    'There is no heading "#{}" in {}. Correct the anchor, or link to the page.',
    '{2} 里没有标题「#{1}」。改正锚点，或者只链接到那一页。',
  ],
  [
    '"{}" is not a valid address. Write it with its scheme, for example {}.',
    '「{1}」不是合法的网址。连同协议写出来，例如 {2}。',
  ],
  [
    '"{}" does not open a page: {} is not a scheme for links. Link to an https address.',
    '「{1}」打不开网页：链接不用 {2} 这个协议。链接到 https 的网址。',
  ],
  [
    '"{}" names no mailbox. Write mailto:name@example.org.',
    '「{1}」里没有邮箱。写成 mailto:name@example.org。',
  ],
  ['"{}" has its scheme twice. Write it once.', '「{1}」的协议写了两遍。只写一遍。'],
  [
    '"{}" names no host. Write the whole address, for example {}.',
    '「{1}」里没有主机名。写出完整的网址，例如 {2}。',
  ],
  [
    '"{}" contains full-width punctuation, which belongs after the address. Put a space or brackets around the address.',
    '「{1}」里有全角标点，它应当在网址后面。在网址两边加空格或括号。',
  ],
  [
    '{} is gone ({}). Link to its new address or to an archive, or remove the link.',
    '{1} 已经不在了（{2}）。链接到它的新地址或存档，或者删掉链接。',
  ],
  [
    '{} could not be checked ({}). Open it in a browser.',
    '{1} 没有检查成（{2}）。在浏览器里打开看看。',
  ],
  [
    '"{}" is not a readable image. Export it again, as WebP or SVG.',
    '「{1}」不是能读的图片。重新导出成 WebP 或 SVG。',
  ],
  [
    '"{}" is {} KB large; the limit is {} KB. Save it as WebP, or make it smaller.',
    '「{1}」有 {2} KB，上限是 {3} KB。存成 WebP，或者缩小。',
  ],
  [
    '"{}" is {} pixels wide; the limit is {}. Make it smaller.',
    '「{1}」宽 {2} 像素，上限是 {3}。缩小它。',
  ],
  [
    'The share image "{}" does not exist. Correct its path, or delete the field: the build then draws one.',
    '没有分享图片「{1}」。改正路径，或者删掉这个字段，构建时会画一张。',
  ],
  [
    'The share image "{}" is not a PNG of {} pixels. Export it in that size.',
    '分享图片「{1}」不是 {2} 像素的 PNG。按这个尺寸重新导出。',
  ],
  [
    'The file is named "{}", its date and slug say "{}". Rename the file, or correct the front matter.',
    '文件名是「{1}」，按日期和短名应当是「{2}」。改文件名，或者改字段。',
  ],
  [
    'A part of the address has {} bytes; the name of a file has room for {}. Shorten the slug, or the name of the file.',
    '网址的一段有 {1} 个字节，文件名最多 {2} 个。缩短短名或文件名。',
  ],
  [
    'The address {} belongs to the site itself. Choose another slug.',
    '网址 {1} 是网站自己用的。换一个短名。',
  ],
  [
    'The address {} belongs to the site itself. Rename the file.',
    '网址 {1} 是网站自己用的。改文件名。',
  ],
  ['The address {} belongs to {}. Choose another slug.', '网址 {1} 已经属于 {2}。换一个短名。'],
  ['The address {} belongs to {}. Rename the file.', '网址 {1} 已经属于 {2}。改文件名。'],
  [
    '{} was published, but no longer exists. Give its article its old slug or file name, or add a redirect to {}. If the address was never on the site, delete this line.',
    '{1} 发布过，现在没有了。让文章用回原来的短名或文件名，或者在 {2} 里加一条重定向。如果网站上从来没有过这个网址，删掉这一行。',
  ],
  [
    '{} is redirected, but an article is there. Remove the redirect.',
    '{1} 有重定向，但是那里有文章。删掉重定向。',
  ],
  [
    '{} is redirected to {}, which does not exist. Correct its target.',
    '{1} 重定向到 {2}，那里没有网页。改正目标。',
  ],
  [
    '{} is a new address, which never changes once it is published. Record it in {}: {} does.',
    '{1} 是新网址，发布之后不再改动。把它记进 {2}，{3} 会自动记下。',
  ],
  // Text
  [
    '"{}" marks an unverified claim. Write {} in the sentence, or a footnote with its source.',
    '「{1}」表示说法没有核实。在句子里写 {2}，或者加一个写明出处的脚注。',
  ],
  [
    '"{}" marks unfinished text. Write the text, or delete it.',
    '「{1}」表示没有写完。写完它，或者删掉。',
  ],
  [
    'The last change, {}, is before the publication, {}. Correct one of them, or leave last_update to Git.',
    '最后的改动 {1} 早于发布的日子 {2}。改正其中一个，或者不写 last_update，由 Git 来定。',
  ],
  [
    '{} has the same title, {}. Give one of them another title, because readers cannot tell them apart in lists and search results.',
    '{1} 的标题也是 {2}。换一个标题，不然读者在列表和搜索结果里分不清。',
  ],
  [
    '{} has the same sidebar_position, {}. Give one of them another position in its folder.',
    '{1} 的 sidebar_position 也是 {2}。在文件夹里给其中一个换一个位置。',
  ],
  [
    'No list names {}, and no article links to it. Link to it from one, or list it.',
    '没有列表列出 {1}，也没有文章链接到它。从一篇文章链接到它，或者让它进列表。',
  ],
  [
    'The footnote [^{}] is defined twice. Keep one, or give it another name.',
    '脚注 [^{1}] 定义了两次。留下一个，或者改名。',
  ],
  [
    'Nothing refers to the footnote [^{}]. Refer to it in the text, or delete it.',
    '没有地方用到脚注 [^{1}]。在正文里用它，或者删掉。',
  ],
  [
    'There is no footnote [^{}]. Write a line [^{}]: … with its text, or correct the name.',
    '没有脚注 [^{1}]。写一行 [^{1}]: …，或者改正名字。',
  ],
  [
    'A heading of level 1 is the title, which the front matter has. Begin with ##.',
    '一级标题就是文章的标题，开头的字段里已经有了。从 ## 开始。',
  ],
  [
    'A heading of level {} follows one of level {}. Write {}, or add the level between.',
    '{2} 级标题后面直接是 {1} 级标题。写成 {3}，或者补上中间的一级。',
  ],
  [
    'The heading is empty. Write its text, or delete the line.',
    '标题是空的。写上文字，或者删掉这一行。',
  ],
  [
    'The heading "{}" {}. In search results and lists of contents it stands alone: name the subject, and keep the old anchor with {#id}.',
    '标题「{1}」离开这一页就看不懂。它在搜索结果和目录里单独出现：写出讲的是什么，并用 {#id} 留住原来的锚点。',
  ],
  [
    'The article has {}. Make pages that begin at {}.',
    '文章太长：{1}。分成几页，从这些标题起：{2}。',
  ],
  [
    'The article has {}. Shorten it, or give it headings of level 2 to cut at.',
    '文章太长：{1}。缩短它，或者加上可以从那里拆开的二级标题。',
  ],
  [
    'There is no truncate marker. Put a line <!-- truncate --> after the summary; lists show the text before it.',
    '没有摘要的结束标记。在摘要后面写一行 <!-- truncate -->，列表里只显示它前面的文字。',
  ],
  [
    "Here is Hexo's marker of a summary, which this site does not know. Write <!-- truncate --> instead.",
    '这是 Hexo 的摘要标记，这个网站不认。改成 <!-- truncate -->。',
  ],
  [
    'There is no text before the truncate marker. Put it after the first paragraph.',
    '摘要的结束标记前面没有文字。把它放到第一段后面。',
  ],
  [
    'This is a second truncate marker. Keep the one where the summary ends.',
    '这是第二个摘要的结束标记。只留下摘要末尾的那一个。',
  ],
  [
    'The article does not end with its sources. Make "## {}" its last section.',
    '文章末尾没有写出处。让「## {1}」成为最后一节。',
  ],
  ['The writing of this article was not checked: {}', '这篇文章的写法没有检查：{1}'],
  // Code
  [
    'The fence names no language. Write one after the backticks: text, if the content has no language.',
    '代码块没有写语言。写在反引号后面；没有合适的就写 text。',
  ],
  [
    'Nothing here can highlight the language "{}". Write the name of one that can be, or text.',
    '这里不能给「{1}」着色。换一个能着色的语言，或者写 text。',
  ],
  [
    'This {} parses, though marked "broken". Remove the word, or break it.',
    '这段 {1} 没有错，却标着 broken。去掉这个词，或者让它出错。',
  ],
  [
    'No parser checks {}, so "broken" has no effect. Remove the word.',
    '没有程序检查 {1}，所以 broken 不起作用。去掉这个词。',
  ],
  [
    'This is not valid {}: {}. Correct it, or write "broken" after the language if it is wrong on purpose.',
    '这不是合法的 {1}：{2}。改正它；如果是故意写错，在语言后面加上 broken。',
  ],
  [
    'This is not valid {}: {}. Correct it. Put text, such as Chinese, into \\text{}.',
    '公式不合法：{2}。改正它。中文这样的文字放进 \\text{}。',
  ],
  // Typography and wording
  [
    '"{}" is spelt "{}" here. Write that, or change {}.',
    '「{1}」在这里写作「{2}」。照这样写，或者改 {3}。',
  ],
  [
    'The line ends in a space. Remove it; a line break is a backslash or <br />.',
    '行末有空格。去掉它；要换行，就写反斜杠或 <br />。',
  ],
  [
    'In "{}": Write {} in Chinese text, and titles in other languages as links or in 《》.',
    '在「{1}」里：中文里写 {2}；外文的标题写成链接，或者放进《》。',
  ],
  ['In "{}": Write {} in Chinese text.', '在「{1}」里：中文里写 {2}。'],
  [
    'In "{}": Quote with 「」, inside them with 『』; the sign of the inch is ″.',
    '在「{1}」里：引号用「」，里层用『』；英寸的符号是 ″。',
  ],
  [
    'In "{}": Punctuation of Chinese text is full-width: （）？！',
    '在「{1}」里：中文里用全角标点：（）？！',
  ],
  ['In "{}": The Chinese ellipsis is ……', '在「{1}」里：中文的省略号是……'],
  [
    'In "{}": Write digits, Latin letters, spaces and signs half-width.',
    '在「{1}」里：数字、拉丁字母、空格和符号用半角。',
  ],
  ['In "{}": Remove the space beside full-width punctuation.', '在「{1}」里：全角标点旁边不空格。'],
  [
    'In "{}": Put one space between Han and Latin letters, digits or code.',
    '在「{1}」里：汉字与拉丁字母、数字或代码之间空一格。',
  ],
  [
    'In "{}": Put a space between a number and its unit: 120 Ω.',
    '在「{1}」里：数字与单位之间空一格：120 Ω。',
  ],
  ['In "{}": Write a range with ～: 1～5 V.', '在「{1}」里：范围用浪纹线：1～5 V。'],
  ['In "{}": Remove the space between Han characters.', '在「{1}」里：汉字之间不空格。'],
  ['In "{}": Leave one space.', '在「{1}」里：只空一格。'],
  ['In "{}": Write the mark once.', '在「{1}」里：标点只写一个。'],
  ['In "{}": Remove the space between a number and {}', '在「{1}」里：数字与 %、″、° 之间不空格。'],
  [
    'In "{}": Write {} where it begins, or remove {}.',
    '在「{1}」里：在开头写上 {2}，或者去掉 {3}。',
  ],
  ['In "{}": Inside 「」 quote with 『』.', '在「{1}」里：「」里面的引号用『』。'],
  ['In "{}": Quote with 「」; Use 『』 inside them.', '在「{1}」里：引号用「」，里层才用『』。'],
  ['In "{}": Close {} in the same paragraph.', '在「{1}」里：在同一段里写上与 {2} 成对的标点。'],
  ['"{}" is {}. {}', '「{1}」的值是 {2}。{3}'],
  // Lessons
  [
    'The id "{}" is taken on this page. Choose another one.',
    '这一页里已经有 id「{1}」。另取一个。',
  ],
  [
    'The section "{}" has no exercise. Add a fence `yaml exercise`, or make the section a part of another one.',
    '「{1}」这一节没有练习。加一个 `yaml exercise` 代码块，或者把它并进别的一节。',
  ],
  [
    'A lesson has {} to {} exercises; this one has {}. Add some, or join it to another lesson.',
    '一课有 {1} 到 {2} 道练习，这一课有 {3} 道。再加几道，或者把它并进另一课。',
  ],
  [
    'A lesson has {} to {} exercises; this one has {}. Make two lessons of it.',
    '一课有 {1} 到 {2} 道练习，这一课有 {3} 道。分成两课。',
  ],
  [
    'Exercise "{}": the start is right already: there is nothing to do',
    '练习「{1}」：start 已经是对的，没有可做的了。',
  ],
  [
    'Exercise "{}": this answer is there twice: give another one',
    '练习「{1}」：这个答案有两次。换一个。',
  ],
  ['Exercise "{}": this answer does not pass: {}', '练习「{1}」：这个答案没有通过：{2}'],
  [
    'Exercise "{}": this answer passes as right',
    '练习「{1}」：这个答案算对了，它应当是错的。换一个。',
  ],
  [
    'Exercise "{}": the learner is told something else: {}',
    '练习「{1}」：学习者看到的是另一句话：{2}',
  ],
  [
    'Exercise "{}": no wrong answer breaks this criterion: add one',
    '练习「{1}」：没有一个错的答案违反这条标准。加一个。',
  ],
  [
    'Exercise "{}": this hint gives a part of the answer away: say in words what {} shows',
    '练习「{1}」：这条提示把答案说出来了。用文字说明 {2} 是什么。',
  ],
  ['Exercise "{}": {}', '练习「{1}」写得不对：{2}'],
];
