"""My holidays, which stop the clocks of games with days for a turn."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from ratskeller.server.http.parts import Context, Signed

router = APIRouter(prefix="/api/me/holidays", tags=["me"])
Time = Annotated[float, Field(ge=0, le=1e11, allow_inf_nan=False, description="seconds since 1970")]


class Holiday(BaseModel):
    """From when to when my clocks stand still."""

    id: str
    begins: float
    ends: float


class NewHoliday(BaseModel):
    """The same, to be taken. One that would have begun before now begins now."""

    model_config = ConfigDict(extra="forbid")
    begins: Time
    ends: Time


class MyHolidays(BaseModel):
    """Those that are not over, and how many days I may still take."""

    holidays: list[Holiday]
    days_left: int
    days_a_year: int


@router.get("", summary="My holidays")
async def mine(person: Signed, context: Context) -> MyHolidays:
    """People who sit with me at a game with days for a turn see them, too."""
    holidays = context.holidays
    shown = [Holiday(id=one.id, begins=one.begins, ends=one.ends) for one in await holidays.of(person.id)]
    left = max(0, int(await holidays.left(person.id)))
    return MyHolidays(holidays=shown, days_left=left, days_a_year=holidays.most)


@router.post("", summary="Take a holiday", status_code=201)
async def take(person: Signed, context: Context, new: NewHoliday) -> MyHolidays:
    """My clocks stand still, only in games with days for a turn. Holidays count in whole days."""
    await context.holidays.take(person.id, new.begins, new.ends)
    return await mine(person, context)


@router.delete("/{holiday_id}", summary="End a holiday")
async def end(person: Signed, context: Context, holiday_id: Annotated[str, Path(max_length=64)]) -> MyHolidays:
    """Be back earlier, or don't go. A holiday that has begun counts for a day at least."""
    await context.holidays.end(person.id, holiday_id)
    return await mine(person, context)
