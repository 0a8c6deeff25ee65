/** Without a double quote or a `$`, which nginx would read as a variable. */
export const quoted = (text) => {
  if (/["$\\\n]/.test(text)) throw new Error(`not for a configuration of nginx: ${text}`);
  return `"${text}"`;
};
