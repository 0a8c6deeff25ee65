export const phoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** wa.me needs a country code; a leading 0 means Indonesia. */
export const whatsappAddress = (number: string, text?: string): string => {
  const address = `https://wa.me/${number.replace(/\D/g, '').replace(/^0/, '62')}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
};

export const mailAddress = (email: string, subject?: string, body?: string): string => {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return `mailto:${email}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
};
