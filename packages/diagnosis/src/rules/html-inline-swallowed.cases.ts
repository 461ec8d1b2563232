import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '返回 List<String> 类型',
      marks: '<String>',
      fixed: '返回 List\\<String> 类型',
      wanted: 'List&#x3C;String>',
    },
    {
      text: '用法：cp <from> <to file>',
      marks: '<to file>',
      fixed: '用法：cp \\<from> \\<to file>',
      wanted: '&#x3C;to file>',
    },
    {
      text: '> - **Map<K>** 和 Set<T>',
      marks: '<T>',
      fixed: '> - **Map\\<K>** 和 Set\\<T>',
      wanted: 'Set&#x3C;T>',
    },
    {
      text: '见 https://example.com/users/<id>',
      marks: '<id>',
      fixed: '见 `https://example.com/users/<id>`',
      wanted: '&#x3C;id>',
    },
  ],
  passes: [
    '`List<String>`',
    'List\\<String>',
    '<张三>',
    'a < b > c',
    '1<2>3',
    'H<sub>2</sub>O 与 <kbd>Ctrl</kbd>',
    '第一行<br>第二行',
    '<font color="red">红</font>',
    '<my-element>甲</my-element>',
    '<Badge>新</Badge>',
    '<Tab /> 与 <Tab label="a">',
    '<https://example.com>',
    '<div>\n<String>\n</div>',
  ],
};
