const hole = /\{\{(\w+)\}\}/g;

/**
 * Replaces `{{name}}` in a template.
 *
 * @throws {Error} when the template asks for something that there is not
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(hole, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `A template in deploy/ uses {{${name}}}, which has no value. Use one of ${Object.keys(values).join(', ')}.`,
      );
    }
    return value;
  });
}
