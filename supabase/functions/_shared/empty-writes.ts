/**
 * Works around a fault of Deno 2.1, the line of the hosted runtime: it sometimes runs an immediate
 * that was cleared in the same turn of the event loop. postgres.js then writes its buffer a second
 * time, when the buffer is already `null`. The uncaught TypeError ends the process with every
 * request in flight. This file makes such an empty write do nothing. Remove it when the hosted
 * runtime has left 2.1: until then the tests on that line fail without it within a few runs.
 */

type Write = (this: unknown, ...args: unknown[]) => boolean;

// A variable and not a literal: with a literal the compiler would require Node's types.
const net = 'node:net';
const { prototype }: { prototype: { write: Write } } = (await import(net)).Socket;
const { write } = prototype;

prototype.write = function (...args) {
  return args[0] === null ? true : Reflect.apply(write, this, args);
};
