/** The branch that the site is published from. */
const branch = 'main';

/** What stands between a repository's address and a file in the address of its editor, by host; `/edit/` elsewhere. */
const editors = [
  {host: /(?:^|\.)gitlab\./, path: '/-/edit/'},
  {host: /^(?:codeberg\.org|(?:gitea|forgejo)\..+)$/, path: '/_edit/'},
] as const;

/**
 * Where a reader proposes a change of a file: the editor of the host that the source code is on. GitHub and
 * Gitee share a form; GitLab, and Codeberg with other Forgejo hosts, have their own.
 *
 * @param repository address of the source code
 * @param file path from the repository's root
 */
export function editAddress(repository: string, file: string): string {
  const {host} = new URL(repository);
  const path = editors.find((editor) => editor.host.test(host))?.path ?? '/edit/';
  return encodeURI(`${repository.replace(/(?:\.git)?\/*$/, '')}${path}${branch}/${file}`);
}
