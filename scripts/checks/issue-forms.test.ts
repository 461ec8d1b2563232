import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod';

/** The form of an issue form. GitHub hides a form that it cannot read, without a message. */
const field = z.strictObject({
  type: z.enum(['checkboxes', 'dropdown', 'input', 'textarea']),
  id: z.string().regex(/^[\w-]+$/),
  attributes: z.strictObject({
    label: z.string().min(1),
    description: z.string().min(1).optional(),
    placeholder: z.string().min(1).optional(),
    options: z.array(z.strictObject({label: z.string().min(1)})).optional(),
  }),
  validations: z.strictObject({required: z.boolean()}).optional(),
});
const form = z
  .strictObject({
    name: z.string().min(1),
    description: z.string().min(1),
    title: z.string(),
    labels: z.array(z.string()),
    body: z.array(field).min(1),
  })
  .refine(
    ({body}) => new Set(body.map(({id}) => id)).size === body.length,
    'Two fields have one id.',
  );

const folder = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

it.each(forms)('%s is a form that GitHub can show', (name) => {
  expect(
    form.safeParse(parse(readFileSync(`${folder}/${name}`, 'utf8'))).error?.issues,
  ).toBeUndefined();
});

it('a form is found to be wrong that lacks a description, or has a field twice', () => {
  const [first = ''] = forms;
  const good = form.parse(parse(readFileSync(`${folder}/${first}`, 'utf8')));
  expect(form.safeParse({...good, description: undefined}).success).toBe(false);
  expect(form.safeParse({...good, body: [...good.body, ...good.body]}).success).toBe(false);
});
