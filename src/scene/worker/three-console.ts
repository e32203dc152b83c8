import { setConsoleFunction } from 'three';

// Fiber makes a clock of the kind that three calls deprecated, and never asks it for the time.
setConsoleFunction((type, message, ...rest) => {
  if (!message.startsWith('THREE.Clock:')) console[type](message, ...rest);
});
