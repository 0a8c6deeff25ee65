import { shownFileName } from '../../domain/files/file-name.ts';

type Part = string | Blob;

/** A nested record becomes `name[key]`, which PHP reads as an array. */
type Parts = Readonly<Record<string, Part | Readonly<Record<string, Part>> | undefined>>;

const isPart = (part: object | string): part is Part => typeof part === 'string' || part instanceof Blob;

/** Builds a multipart form in the record's order. Files get the name that the UI shows. */
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
