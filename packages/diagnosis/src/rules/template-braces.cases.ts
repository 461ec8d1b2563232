import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines show the braces; what runs them is Vue or Nunjucks.
  engines: allEngines,
  fails: [
    {
      text: '在模板里写 {{ user.name }} 就能显示名字。',
      marks: '{{ user.name }}',
      fixed: '在模板里写 <span v-pre>{{ user.name }}</span> 就能显示名字。',
      wanted: '{{ user.name }}</span>',
    },
    {
      text: '# 用 {{msg}}\r\n\r\n- 和 **{{ a | b }}**',
      marks: '{{msg}}',
      fixed: '# 用 {% raw %}{{msg}}{% endraw %}\r\n\r\n- 和 **{% raw %}{{ a | b }}{% endraw %}**',
      wanted: '{% raw %}{{msg}}',
    },
  ],
  passes: [
    '`{{ user.name }}`',
    '```\n{{ a }}\n```',
    '{a}',
    '集合 {{}}',
    '{{< figure src="a.png" >}} {{% note %}}',
    '写 style={{a: 1}} 或 ${{ b }}',
    '{{\n多行\n}}',
  ],
};
