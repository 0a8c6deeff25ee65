const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const htmlText = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const plainText = (html: string): string =>
  Object.entries(entities)
    .reverse() // decodes `&amp;` last, so that nothing is decoded twice
    .reduce((text, [sign, entity]) => text.replaceAll(entity, sign), html.replaceAll(/<[^>]*>/g, ''));

export const codeBlock = (program: string): string => `<pre><code>${htmlText(program.trim())}</code></pre>`;

export const table = ([head = [], ...rows]: readonly (readonly string[])[]): string => {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${htmlText(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
};
