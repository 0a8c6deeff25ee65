import { bodiless } from './received.ts';
import type { Send, UploadProgress } from './send.ts';

const responseHeaders = (xhr: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
const upload = async (request: Request, onProgress: UploadProgress): Promise<Response> => {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = request.credentials === 'include';
    xhr.responseType = 'blob';
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    xhr.onload = () => {
      const { status, response, responseURL } = xhr;
      const reply = new Response(bodiless.has(status) ? null : (response as Blob), {
        status,
        headers: responseHeaders(xhr),
      });
      const redirected = responseURL !== '' && responseURL !== request.url.split('#', 1)[0];
      resolve(Object.defineProperty(reply, 'redirected', { value: redirected }));
    };
    xhr.onerror = () => reject(new TypeError('upload failed'));
    xhr.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
};

export const browserSend: Send = (request, onUploadProgress) =>
  onUploadProgress ? upload(request, onUploadProgress) : fetch(request);
