const complaint = /Content Security Policy|Trusted Type|[Hh]ydrat|Minified React error/;

// Firefox reports as page errors: requests without a network, and chunks and fonts of a page that is being left (NS_BINDING_ABORTED)
const noNetwork =
  /error loading dynamically imported module|Cross-Origin Request Blocked|connection to (?:the server|ws)|NetworkError when attempting to fetch|download failed .* status=2152398850 /;

/** Wraps a page of Playwright or Puppeteer, which have the same method names. */
export const drivenPage = (page, close) => {
  const complaints = [];
  page.on('dialog', (dialog) => dialog.accept()); // browsers ask before they reload an exam
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
