/** What of home answers only once it is near, in one file. */
export { default as PipelineSteps } from '../features/pipeline/pipeline-steps.tsx';
export { default as Roles } from './audience-picker/roles.tsx';
