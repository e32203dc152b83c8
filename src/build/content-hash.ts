import { hash } from 'node:crypto';

/** Hash of a file's content, for the file's name. */
export const contentHash = (content: string) => hash('sha256', content, 'base64url').slice(0, 8);
