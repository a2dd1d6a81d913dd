export { OperationsModule } from './operations.module.js';
export { AlarmWatch, type RaisedAlarm } from './alarm-watch.js';
export { alarmRules } from './alarm-rules.js';
export { Gauges } from './gauges.js';
export { Readings, type OutboxFigures } from './readings.service.js';
