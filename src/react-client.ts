import * as client from 'react-dom/client';

// Read here, so that React is evaluated with the file that holds it: CommonJS is evaluated where something of it is first read.
export const { createRoot, hydrateRoot } = client;
