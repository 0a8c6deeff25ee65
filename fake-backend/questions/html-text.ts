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
