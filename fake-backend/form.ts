export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** A multipart body as Laravel reads it: texts are trimmed; a missing text is empty. */
export interface MultipartForm {
  has(name: string): boolean;
  text(name: string): string;
  file(name: string): Promise<UploadedFile | null>;
  keysOf(array: string): readonly string[];
}

const parsed = async (request: Request): Promise<FormData> => {
  try {
    return await request.clone().formData();
  } catch {
    return new FormData(); // the body is not multipart, or truncated
  }
};

export const multipartForm = async (request: Request): Promise<MultipartForm> => {
  const form = await parsed(request);
  return {
    has: (name) => form.has(name),
    text(name) {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    },
    async file(name) {
      const value = form.get(name);
      if (value === null || typeof value === 'string') return null;
      return { bytes: new Uint8Array(await value.arrayBuffer()), name: value.name };
    },
    keysOf: (array) =>
      [...new Set(form.keys())].flatMap((name) =>
        name.startsWith(`${array}[`) && name.endsWith(']') ? [name.slice(array.length + 1, -1)] : [],
      ),
  };
};
