const core = '@inversifyjs/core/lib';
const container = '@inversifyjs/container/lib/container/services';
const binding = '@inversifyjs/container/lib/binding/models';

/**
 * The replacements for modules of Inversify, by their paths in `node_modules`. The container of our ports
 * (`infrastructure/di/port-container.ts`) binds only values and factories, and never removes a binding: see
 * docs/decisions/0004-what-the-build-changes-in-packages.md.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const inversifyStubs = {
  // Bindings to classes and to functions with injected parameters, and their dependencies.
  [`${core}/planning/models/InstanceBindingNodeImplementation.js`]: absentClass(
    'InstanceBindingNodeImplementation',
  ),
  [`${core}/planning/models/ResolvedValueBindingNodeImplementation.js`]: absentClass(
    'ResolvedValueBindingNodeImplementation',
  ),
  [`${core}/metadata/calculations/getClassMetadata.js`]: absentFunction('getClassMetadata'),
  [`${core}/planning/actions/currySubplan.js`]:
    "export const currySubplan = () => () => { throw new Error('currySubplan is left out'); };",

  // Bindings to factories, and to another token.
  [`${core}/planning/models/FactoryBindingNodeImplementation.js`]: absentClass(
    'FactoryBindingNodeImplementation',
  ),
  [`${core}/planning/models/PlanServiceRedirectionBindingNodeImplementation.js`]: absentClass(
    'PlanServiceRedirectionBindingNodeImplementation',
  ),

  // Several bindings of one token, and copies of bindings for child containers.
  [`${core}/planning/models/PlanMultipleBindingServiceNodeImplementation.js`]: absentClass(
    'PlanMultipleBindingServiceNodeImplementation',
  ),
  [`${core}/binding/calculations/cloneBinding.js`]: absentFunction('cloneBinding'),

  // The ways to bind, of which ours is one: a factory whose value is kept.
  [`${binding}/BindingFluentSyntaxImplementation.js`]: `
    import { bindingScopeValues, bindingTypeValues, getBindingId } from '@inversifyjs/core';
    export class BindToFluentSyntaxImplementation {
      constructor(add, moduleId, scope, serviceIdentifier) {
        this.toDynamicValue = (value) => {
          const binding = {
            cache: { isRight: false, value: undefined },
            id: getBindingId(),
            isSatisfiedBy: () => true,
            moduleId,
            onActivation: undefined,
            onDeactivation: undefined,
            scope,
            serviceIdentifier,
            type: bindingTypeValues.DynamicValue,
            value,
          };
          add(binding);
          return { inSingletonScope: () => { binding.scope = bindingScopeValues.Singleton; } };
        };
      }
    }`,

  // What runs as a value is made, and as its binding is removed: nothing.
  [`${core}/binding/services/ActivationsService.js`]: `
    export const ActivationsService = {
      build: () => ({ get: () => undefined, subscribeOnce: () => undefined }),
    };`,
  [`${core}/binding/services/DeactivationsService.js`]: `
    export const DeactivationsService = { build: () => ({ get: () => undefined }) };`,

  // Removing bindings.
  [`${core}/resolution/actions/resolveBindingsDeactivations.js`]:
    'export const resolveBindingsDeactivations = () => undefined;',

  // Each container has one of these for methods that we never call.
  [`${container}/ContainerModuleManager.js`]: 'export class ContainerModuleManager {}',
  [`${container}/PluginManager.js`]: 'export class PluginManager {}',
  [`${container}/SnapshotManager.js`]: 'export class SnapshotManager {}',

  // Caches plans. A plan with one binding is made again, and its result is cached.
  [`${core}/planning/services/PlanResultCacheService.js`]: `
    const nothing = () => undefined;
    export class PlanResultCacheService {
      clearCache = nothing;
      get = nothing;
      getByServiceIdentifier = nothing;
      invalidateServiceBinding = nothing;
      set = nothing;
      setNonCachedServiceNode = nothing;
      subscribe = nothing;
    }`,

  // Errors about a circle of plans. Plans of one binding have no circles.
  [`${core}/planning/calculations/handlePlanError.js`]:
    'export function handlePlanError(params, error) { throw error; }',
  [`${core}/planning/calculations/handleResolveError.js`]:
    'export function handleResolveError(params, error) { throw error; }',

  // The texts of errors about a token without a binding, or with several. Our container asks first, and binds once.
  [`${core}/planning/calculations/throwErrorWhenUnexpectedBindingsAmountFound.js`]: `
    export function throwErrorWhenUnexpectedBindingsAmountFound(nodes) {
      if ([nodes].flat().filter(Boolean).length !== 1) throw new Error('not one binding');
    }`,

  // Metadata: the package extends the page's `Reflect`, and counts bindings on the page's `Object`.
  'reflect-metadata/ReflectLite.js': '',
  [`${core}/binding/actions/getBindingId.js`]:
    'let next = 0; export const getBindingId = () => next++;',
};

/** @param {string} name */
function absentClass(name) {
  return `export class ${name} { constructor() { throw new Error('${name} is left out'); } }`;
}

/** @param {string} name */
function absentFunction(name) {
  return `export function ${name}() { throw new Error('${name} is left out'); }`;
}
