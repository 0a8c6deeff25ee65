const complaint = /Content Security Policy|Trusted Type|[Hh]ydrat|Minified React error/;

// Firefox reports as errors of the page what has no network, and the parts and the font (by NS_BINDING_ABORTED) of a page that is being left
const noNetwork =
  /error loading dynamically imported module|Cross-Origin Request Blocked|connection to (?:the server|ws)|NetworkError when attempting to fetch|download failed .* status=2152398850 /;

/** A page of Playwright or Puppeteer, which call the same things by the same names. */
export const drivenPage = (page, close) => {
  const complaints = [];
  page.on('dialog', (dialog) => dialog.accept()); // whoever reloads an exam is asked first
  page.on('pageerror', ({ message }) => noNetwork.test(message) || complaints.push(message));
  page.on('console', (message) => complaint.test(message.text()) && complaints.push(message.text()));
  return {
    complaints,
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (inPage, argument) => page.evaluate(inPage, argument),
    element: async (inPage, argument) => (await page.evaluateHandle(inPage, argument)).asElement(),
    click: (element) => element.click({ timeout: 10_000, noWaitAfter: true }),
    type: async (element, text) => {
      await element.click();
      await page.keyboard.type(text);
    },
    screenshot: (path) => page.screenshot({ path }),
    close,
  };
};
