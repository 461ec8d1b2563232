/** The branch that the site is published from. */
const branch = 'main';

/** The path between repository and file in the address of a host's editor; `/edit/` on other hosts. */
const editors = [
  {host: /(?:^|\.)gitlab\./, path: '/-/edit/'},
  {host: /^(?:codeberg\.org|(?:gitea|forgejo)\..+)$/, path: '/_edit/'},
] as const;

/**
 * The address at which a reader edits a file, on the host of the source code. GitHub and Gitee share a form. GitLab has its own, and so
 * do Codeberg and other Forgejo hosts.
 *
 * @param repository address of the source code
 * @param file path from the repository's root
 */
export function editAddress(repository: string, file: string): string {
  const {host} = new URL(repository);
  const path = editors.find((editor) => editor.host.test(host))?.path ?? '/edit/';
  return encodeURI(`${repository.replace(/(?:\.git)?(?<!\/)\/*$/, '')}${path}${branch}/${file}`);
}
