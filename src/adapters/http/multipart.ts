import { shownFileName } from '../../domain/files/file-name.ts';

type Part = string | Blob;

/** What a multipart form holds; a record in it goes out as `name[key]`, as PHP reads one. */
type Parts = Readonly<Record<string, Part | Readonly<Record<string, Part>> | undefined>>;

const isPart = (part: object | string): part is Part => typeof part === 'string' || part instanceof Blob;

/** A multipart form, in the order of the record. A file goes out under the name that is shown. */
export const multipart = (parts: Parts): FormData => {
  const form = new FormData();
  const add = (name: string, part: Part) =>
    part instanceof File ? form.append(name, part, shownFileName(part.name)) : form.append(name, part);
  for (const [name, part] of Object.entries(parts)) {
    if (part === undefined) continue;
    if (isPart(part)) add(name, part);
    else for (const [key, each] of Object.entries(part)) add(`${name}[${key}]`, each);
  }
  return form;
};
