/** All numbers of the causal graph that pages and scene read. */
import { arrowsOf } from '../../../src/features/demos/learning/causal-model.ts';
import { model } from '../../../src/features/demos/learning/days.ts';
import { signals } from '../../../src/features/demos/signal/signals.ts';
import { cascades, dark, edges, nodes } from './graph.ts';
import { layouts } from './layouts.ts';
import { placeModel } from './place-model.ts';

/** Numbers with so many decimals that no pixel moves. Adding 0 makes -0 positive, as JSON does. */
const rounded = (numbers: readonly number[]) =>
  numbers.map((value) => Number(value.toFixed(3)) + 0);
const flat = (list: readonly { from: number; to: number }[]) =>
  list.flatMap(({ from, to }) => [from, to]);

/** The causal models of the demos, each once: some have the same arrows. */
const models = new Map(
  [arrowsOf(model), ...Object.values(signals).map((signal) => arrowsOf(signal.model))].map(
    (arrows) => [arrows.join(), arrows],
  ),
);

/** The content of `src/scene/shared/geometry/causal-graph.json`. */
export const causalGraph = {
  dark,
  positions: rounded(nodes.flatMap(({ position }) => position)),
  edges: flat(edges),
  cascades,
  ...Object.fromEntries(
    Object.entries(layouts).map(([name, { places, edges, reached, leaves, size, highlighted }]) => [
      name,
      {
        places: rounded(places.flat()),
        edges: flat(edges),
        reached: rounded(reached),
        leaves: rounded(leaves),
        size,
        highlighted,
      },
    ]),
  ),
  models: [...models.values()].map((arrows) => {
    const { nodes, arrowPaths } = placeModel(arrows);
    return { arrows, nodes, paths: arrowPaths };
  }),
};
