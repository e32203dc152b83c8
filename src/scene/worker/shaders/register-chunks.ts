import { ShaderChunk } from 'three';
import core_ridges from '../objects/core/ridges.glsl?raw';
import flow_stream from '../objects/flow/stream.glsl?raw';
import learning_floating from '../objects/learning/floating.glsl?raw';
import learning_rear from '../objects/learning/rear.glsl?raw';
import antialias from '../post-processing/antialias.glsl?raw';
import focus from '../post-processing/focus.glsl?raw';
import over_air from '../post-processing/over_air.glsl?raw';
import air_light from './air_light.glsl?raw';
import emissive from './emissive.glsl?raw';
import lighting from './lighting.glsl?raw';
import output from './output.glsl?raw';
import place from './place.glsl?raw';
import placed from './placed.glsl?raw';
import shadows from './shadows.glsl?raw';
import stage from './stage.glsl?raw';
import stored_light from './stored_light.glsl?raw';
import surface from './surface.glsl?raw';

/** Registers the scene's shared GLSL with three.js, so that a shader can `#include <lighting>`. */
export const registerChunks = () =>
  Object.assign(ShaderChunk, {
    ...{ core_ridges, flow_stream, learning_floating, learning_rear },
    ...{
      antialias,
      focus,
      over_air,
      air_light,
      emissive,
      lighting,
      output,
      place,
      placed,
      shadows,
      stage,
      stored_light,
      surface,
    },
  });
