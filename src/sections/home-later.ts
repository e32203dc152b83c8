/** Parts of home that hydrate when they are near the screen. One module, so that the build makes one file. */
export { default as PipelineSteps } from '../features/pipeline/pipeline-steps.tsx';
export { default as Roles } from './audience-picker/roles.tsx';
