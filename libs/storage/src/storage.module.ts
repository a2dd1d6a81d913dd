import { Global, Module } from '@nestjs/common';
import { CONFIG } from '#config';
import { openObjectStore } from './drive-object-store.js';
import { ObjectStore } from './object-store.js';

@Global()
@Module({ providers: [{ provide: ObjectStore, inject: [CONFIG], useFactory: openObjectStore }], exports: [ObjectStore] })
export class StorageModule {}
