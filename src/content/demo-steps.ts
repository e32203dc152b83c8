/** What a demo is: stands beside every form and closing call. */
export const demoSteps = {
  title: 'What the demo is',
  steps: [
    'You bring one decision.',
    'We follow it through the four products.',
    'You see the record, the reason and where it stops for you.',
  ],
};
