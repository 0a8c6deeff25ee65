type Part = string | Blob;

/** What a multipart form holds; a record in it goes out as `name[key]`, as PHP reads one. */
type Parts = Readonly<Record<string, Part | Readonly<Record<string, Part>> | undefined>>;

const isPart = (part: object | string): part is Part => typeof part === 'string' || part instanceof Blob;

/** A multipart form, in the order of the record. A file keeps its own name. */
export const multipart = (parts: Parts): FormData => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part === undefined) continue;
    if (isPart(part)) form.append(name, part);
    else for (const [key, each] of Object.entries(part)) form.append(`${name}[${key}]`, each);
  }
  return form;
};
