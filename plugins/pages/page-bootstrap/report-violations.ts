/**
 * Sends violations of the page's own policy to the owner's address, in the form of the Reporting API
 * (https://www.w3.org/TR/CSP3/#reporting). Browsers themselves report violations of a policy that names an address, which only a header
 * can. A report has no text of the reader. It leaves out the sample of the code, and fragments of addresses, in which the playground keeps
 * texts.
 *
 * The page contains the source of this function, so it must not use anything outside its body.
 */
export function reportViolations(address: string): void {
  const withoutFragment = (url: string) => url.replace(/#[^]*/, '');
  document.addEventListener('securitypolicyviolation', (event) => {
    const {originalPolicy, blockedURI, effectiveDirective, disposition} = event;
    // A report about the report itself would have no end.
    if (originalPolicy.includes('report-uri') || blockedURI.startsWith(address)) {
      return;
    }
    const {lineNumber, columnNumber, statusCode} = event;
    const body = {
      documentURL: withoutFragment(event.documentURI),
      blockedURL: withoutFragment(blockedURI),
      sourceFile: withoutFragment(event.sourceFile),
      effectiveDirective,
      originalPolicy,
      disposition,
      lineNumber,
      columnNumber,
      statusCode,
    };
    const report = {
      type: 'csp-violation',
      age: 0,
      url: body.documentURL,
      user_agent: navigator.userAgent,
      body,
    };
    fetch(address, {
      method: 'POST',
      headers: {'Content-Type': 'application/reports+json'},
      body: JSON.stringify([report]),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {
      // The reader is offline, or the address refuses reports from other sites.
    });
  });
}
