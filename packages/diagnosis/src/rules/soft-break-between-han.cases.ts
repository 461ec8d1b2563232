import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '这一段话写得比较长，编辑器替作者在中间折了一\n行，两个汉字之间就多出一个空格。',
      marks: '一\n行',
      fixed: '这一段话写得比较长，编辑器替作者在中间折了一行，两个汉字之间就多出一个空格。',
      wanted: '折了一行，',
    },
    {
      text: '> 这一段话在引用里，写得也比较长，所以作者，\r\n> 折成三行，每行的末尾是标点或汉字，\r\n最后一行是续行。',
      marks: '，\r\n> 折',
      fixed:
        '> 这一段话在引用里，写得也比较长，所以作者，折成三行，每行的末尾是标点或汉字，最后一行是续行。',
      wanted: '所以作者，折成三行',
    },
    {
      text: '床前明月光，\n疑是地上霜。',
      marks: '，\n疑',
      fixed: '床前明月光，\\\n疑是地上霜。',
      wanted: '床前明月光，<br>疑是地上霜。',
    },
    {
      text: '- 第一行\n  第二行\n第三行\n\n另一段',
      marks: '行\n  第',
      fixed: '- 第一行\\\n  第二行\\\n第三行\n\n另一段',
      wanted: '第二行<br>第三行',
    },
  ],
  passes: [
    '汉字\n\n汉字',
    '汉字  \n汉字',
    '汉字\\\n汉字',
    'Latin\n汉字',
    '汉字\nLatin',
    '汉字\n1、甲',
    '汉字\n｜ 甲 ｜ 乙 ｜',
    '一、甲\n二、乙',
    '姓名：张三\n电话：123',
    '甲\t乙\n丙\t丁',
    ':::tip 提示\n正文\n:::',
    '한국어\n한국어',
    '`汉`\n`字`',
    '```\n汉\n字\n```',
  ],
};
